/** The kinds of decisions, for flags: what `sources.ts` has, without its code. */
export const TYPES = ["role", "connection", "report"] as const;
