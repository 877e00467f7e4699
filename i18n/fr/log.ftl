### The log: one message for each thing that happens.
