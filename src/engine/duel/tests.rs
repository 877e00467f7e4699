//! Rules told at a table.
