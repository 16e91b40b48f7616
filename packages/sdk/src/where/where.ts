import { compile, type Profile } from "./compile.ts";
import { testsOf } from "./expression.ts";
import { FIELDS, PARTS, type WhereField, WORDS } from "./fields.ts";
import { type Narrowed, narrow } from "./narrow.ts";
import { parse } from "./parse.ts";

/** A query, ready to be asked. */
export interface Where {
  query: string;
  /** The fields of an export that it looks at. */
  fields: WhereField[];
  /** What the server leaves out for it. */
  narrowed: Narrowed;
  matches(profile: Profile): boolean;
}

/** Reads a query such as `network=elora-table and unclaimed`. */
export async function readWhere(query: string, now = Date.now()): Promise<Where> {
  const expression = parse(query);
  const tests = testsOf(expression);
  const usesRegions = tests.some((test) => test.kind === "compare" && test.field === "region");
  const regions = usesRegions ? await import("./regions.ts") : undefined;
  const matches = compile(expression, {
    query,
    now,
    ...(regions && { townsOf: regions.townsOf, regions: regions.REGION_NAMES }),
  });
  const fields = tests.flatMap((test): WhereField[] => {
    if (test.kind === "word") return [WORDS[test.word][0]];
    if (test.kind === "has") return [PARTS[test.part]];
    return test.kind === "compare" ? [FIELDS[test.field].reads] : [];
  });
  return { query, fields: [...new Set(fields)], narrowed: narrow(query, expression), matches };
}
