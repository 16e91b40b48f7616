/** An error keeps a widget from working, a warning makes it worse for some, a hint is advice. */
export type Severity = "error" | "warning" | "hint";
