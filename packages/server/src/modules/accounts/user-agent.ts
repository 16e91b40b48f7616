import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
/** Loaded for the first list of sessions or mail about one. */
const bowser = () => require("bowser") as typeof import("bowser");

/** A program and the system it runs on, as people call them. */
export interface Program {
  browser: string | null;
  system: string | null;
}

const NAME_MAX = 100;

/** What a `User-Agent` header says; null for what it does not say. */
export function programOf(userAgent: string | null | undefined): Program {
  // Bowser throws where there is nothing to read.
  if (!userAgent?.trim()) return { browser: null, system: null };
  const parser = bowser().getParser(userAgent);
  return { browser: nameOf(parser.getBrowserName()), system: nameOf(parser.getOSName()) };
}

const nameOf = (name: string | undefined) => name?.slice(0, NAME_MAX) || null;
