import { DISTANCE_MAX_KM } from "../vocabulary/limits.ts";
import { nearest } from "../vocabulary/nearest.ts";
import type { Comparison, Expression, Value } from "./expression.ts";
import { FIELDS, type FieldName, fieldNamed, PARTS, type PartName, WORDS, type WordName } from "./fields.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { whereError } from "./where-error.ts";

const KEYWORDS = ["and", "or", "not", "has", "within", "in"];

/** Deeper parentheses are no query that a person wrote. */
const DEEPEST = 50;

/** Reads a query: `or` joins what `and` joins, which is tests, `not` before them, and parentheses. */
export function parse(query: string): Expression {
  const tokens = tokensOf(query);
  let next = 0;
  let depth = 0;

  const peek = () => tokens[next] as Token;
  const take = () => tokens[next++] as Token;
  const isWord = (word: string) => peek().kind === "word" && peek().text.toLowerCase() === word;
  const fail = (token: Token, message: string, help: string) => whereError(query, token.at, message, help);

  function joined(word: "and" | "or", read: () => Expression): Expression {
    const parts = [read()];
    while (isWord(word)) {
      take();
      parts.push(read());
    }
    return parts.length === 1 ? (parts[0] as Expression) : { kind: word, parts };
  }

  const disjunction = (): Expression => joined("or", conjunction);
  const conjunction = (): Expression => joined("and", negation);

  function negation(): Expression {
    if (++depth > DEEPEST)
      throw fail(peek(), "The query is nested too deeply.", "Write it with fewer parentheses.");
    const read = isWord("not") ? not() : primary();
    depth -= 1;
    return read;
  }

  function not(): Expression {
    take();
    return { kind: "not", part: negation() };
  }

  function primary(): Expression {
    const token = peek();
    if (token.kind === "(") {
      take();
      const inner = disjunction();
      if (peek().kind !== ")")
        throw fail(peek(), "A parenthesis is not closed here.", "Put ) or and, or here.");
      take();
      return inner;
    }
    if (isWord("has")) return has();
    if (isWord("within")) return within();
    if (token.kind !== "word" || isWord("and") || isWord("or") || isWord("in")) {
      const found =
        token.kind === "end" ? "The query ends here, but a test is missing" : `'${token.text}' is no test`;
      throw fail(
        token,
        `${found}.`,
        `A test is like network=elora-table, unclaimed, has phone or within 50 km of N0B1S0.`,
      );
    }
    return test();
  }

  function test(): Expression {
    const token = take();
    const word = token.text.toLowerCase();
    const follows = peek();
    const compares = follows.kind === "comparison" || isWord("in");
    if (Object.hasOwn(WORDS, word) && !compares) return { kind: "word", word: word as WordName };
    const field = fieldNamed(word);
    if (!field) throw unknown(token);
    if (!compares) {
      throw fail(
        follows,
        follows.kind === "end"
          ? `What ${field} should be is missing.`
          : `After ${field} a comparison is missing.`,
        `Like: ${exampleOf(field)}. Comparisons are ${comparisonsOf(field)}.`,
      );
    }
    const { kind, text, at } = take();
    if (kind !== "comparison") return { kind: "compare", field, comparison: "=", at, values: values() };
    const comparison = text as Comparison;
    if (!comparisonsOf(field).split(" ").includes(comparison))
      throw fail(
        { ...token, at },
        `${field} cannot be compared with ${comparison}.`,
        `It takes ${comparisonsOf(field)}.`,
      );
    return { kind: "compare", field, comparison, at, values: [value(field)] };
  }

  function value(after: string): Value {
    const token = peek();
    if (token.kind !== "word" && token.kind !== "quoted")
      throw fail(token, `A value is missing for ${after}.`, 'Quote values with spaces: city = "St. Marys"');
    take();
    return { text: token.text, at: token.at };
  }

  /** `in (a, b)`: any of them. */
  function values(): Value[] {
    if (peek().kind !== "(") throw fail(peek(), "After in comes a list.", "Like: role in (seller, vendor)");
    const found: Value[] = [];
    do {
      take();
      found.push(value("the list"));
    } while (peek().kind === ",");
    if (peek().kind !== ")") throw fail(peek(), "The list is not closed here.", "Put , or ) here.");
    take();
    return found;
  }

  function has(): Expression {
    take();
    const token = take();
    const part = token.text.toLowerCase();
    if (Object.hasOwn(PARTS, part)) return { kind: "has", part: part as PartName };
    const names = Object.keys(PARTS);
    const near = nearest(part, names);
    const message =
      token.kind === "end" ? "What it has is missing." : `'${token.text}' is nothing that a profile has.`;
    throw fail(token, message, near ? `Did you mean ${near}?` : `It may have: ${names.join(", ")}.`);
  }

  /** `within 50 km of N0B1S0`. */
  function within(): Expression {
    take();
    const distance = take();
    const kilometres = Number(distance.text.replace(/km$/i, ""));
    if (distance.kind !== "word" || !(kilometres >= 0 && kilometres <= DISTANCE_MAX_KM))
      throw fail(
        distance,
        "How near is missing.",
        `Kilometres from 0 to ${DISTANCE_MAX_KM}: within 50 km of N0B1S0`,
      );
    if (isWord("km")) take();
    if (!isWord("of")) throw fail(peek(), "The place is missing.", "Like: within 50 km of N0B1S0");
    take();
    const place = value("the place");
    // A postal code may be written with its space.
    if (/^[a-z]\d[a-z]$/i.test(place.text) && peek().kind === "word" && /^\d[a-z]\d$/i.test(peek().text))
      place.text += take().text;
    if (!/^[a-z]\d[a-z][ -]?(\d[a-z]\d)?$/i.test(place.text.trim()))
      throw whereError(
        query,
        place.at,
        `'${place.text}' is no postal code.`,
        "A postal code, or its first three characters: N0B1S0",
      );
    return { kind: "within", kilometres, place };
  }

  function unknown(token: Token) {
    const names = [...Object.keys(FIELDS), ...Object.keys(WORDS), ...KEYWORDS];
    const near = nearest(token.text, names);
    return fail(
      token,
      `There is no field '${token.text}'.`,
      near
        ? `Did you mean ${near}?`
        : `Fields are: ${Object.keys(FIELDS).join(", ")}; words: ${Object.keys(WORDS).join(", ")}.`,
    );
  }

  const expression = disjunction();
  const rest = peek();
  if (rest.kind !== "end")
    throw fail(
      rest,
      `'${rest.text}' cannot stand here.`,
      "Join tests with and, or; quote values with spaces.",
    );
  return expression;
}

/** What a field can be compared with. */
function comparisonsOf(field: FieldName): string {
  const { type } = FIELDS[field];
  if (type === "date" || type === "number") return "= != < <= > >=";
  return type === "text" || type === "list" ? "= != ~ !~" : "= !=";
}

const exampleOf = (field: FieldName) => (FIELDS[field].type === "date" ? `${field} < 90d` : `${field} = …`);
