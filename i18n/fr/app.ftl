### The window: screens, buttons, errors, command line.

app-title = King of Tokyo
