### Cards and monsters, looked up by slug while running.
