/** A value as it will be kept, or why it is left aside, or both: of several phones the first is kept, and a warning says so. */
export interface Value {
  value?: string;
  warning?: string;
}
