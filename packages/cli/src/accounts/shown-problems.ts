/** Rows that are told one by one; of more than these the number is told. */
export const SHOWN_PROBLEMS = 20;
