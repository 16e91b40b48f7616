import { whereError } from "./where-error.ts";

export interface Token {
  /** A quoted text is always a value, a word may be a field, a value or an operator. */
  kind: "word" | "quoted" | "comparison" | "(" | ")" | "," | "end";
  text: string;
  /** Where it begins in the query. */
  at: number;
}

const PARTS =
  /\s*(?:(?<comparison>!=|<=|>=|!~|[=<>~])|(?<mark>[(),])|(?<quote>["'])|(?<word>[^\s=<>~!(),"']+))/uy;

/** Splits a query; the last token is its end. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (query.slice(at).trim() !== "") {
    PARTS.lastIndex = at;
    const match = PARTS.exec(query);
    const start = at + (query.slice(at).length - query.slice(at).trimStart().length);
    if (!match?.groups) {
      const next = 'Comparisons are =, !=, <, <=, >, >=, ~ and !~. Quote a value with signs: "R&D!"';
      throw whereError(query, start, `'${query[start]}' cannot stand here.`, next);
    }
    at = PARTS.lastIndex;
    const { comparison, mark, quote, word } = match.groups;
    if (comparison) tokens.push({ kind: "comparison", text: comparison, at: start });
    else if (mark) tokens.push({ kind: mark as "(" | ")" | ",", text: mark, at: start });
    else if (word) tokens.push({ kind: "word", text: word, at: start });
    else {
      const end = query.indexOf(quote as string, at);
      if (end < 0)
        throw whereError(query, start, "This quotation mark does not close.", `Close it with ${quote}.`);
      tokens.push({ kind: "quoted", text: query.slice(at, end), at: start });
      at = end + 1;
    }
  }
  return [...tokens, { kind: "end", text: "", at: query.trimEnd().length }];
}
