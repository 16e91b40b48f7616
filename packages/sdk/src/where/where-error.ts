/** What is wrong with a query, and where in it. */
export class WhereError extends Error {
  readonly query: string;
  /** The place of the fault, in characters from the start. */
  readonly at: number;
  /** What is possible there. */
  readonly next: string;

  constructor(query: string, at: number, message: string, next: string) {
    super(message);
    this.name = "WhereError";
    this.query = query;
    this.at = at;
    this.next = next;
  }
}

export const whereError = (query: string, at: number, message: string, next: string) =>
  new WhereError(query, at, message, next);
