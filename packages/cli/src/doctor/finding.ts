export interface Finding {
  check: string;
  state: "ok" | "warning" | "wrong";
  /** What was found. */
  message: string;
  /** What to do about it. */
  next?: string;
}
