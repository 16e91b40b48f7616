import type { FieldName, PartName, WordName } from "./fields.ts";

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=" | "~" | "!~";

/** A value with its place in the query. */
export interface Value {
  text: string;
  at: number;
}

/** A query, read but not yet checked against what its fields hold. */
export type Expression =
  | { kind: "and" | "or"; parts: Expression[] }
  | { kind: "not"; part: Expression }
  | { kind: "word"; word: WordName }
  | { kind: "has"; part: PartName }
  | { kind: "within"; kilometres: number; place: Value }
  | { kind: "compare"; field: FieldName; comparison: Comparison; at: number; values: Value[] };

/** Every test of a query, without what joins them. */
export function testsOf(expression: Expression): Expression[] {
  if (expression.kind === "and" || expression.kind === "or") return expression.parts.flatMap(testsOf);
  return expression.kind === "not" ? testsOf(expression.part) : [expression];
}
