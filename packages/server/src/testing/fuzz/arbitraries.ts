import fc, { type Arbitrary } from "fast-check";

// biome-ignore lint/suspicious/noExplicitAny: schemas are data of many shapes here
export type Schema = any;

/** What the database of the run holds, so that a good part of the requests meets something. */
export interface Known {
  slugs: string[];
  emails: string[];
}

/** Passes the rule for passwords, whose pattern no generator of texts can follow. */
const PASSWORDS = ["harvest#2026", "orchard!Gate77"];
const MAX_ITEMS = 4;

/** Makes generators for values as a schema of the contract describes them. Most of what they make is valid. */
export function createArbitraries(
  document: Schema,
  known: Known,
): (schema: Schema, name?: string) => Arbitrary<unknown> {
  const resolve = (schema: Schema): Schema =>
    typeof schema?.$ref === "string"
      ? resolve(
          schema.$ref
            .slice(2)
            .split("/")
            .reduce((at: Schema, key: string) => at[key], document),
        )
      : schema;

  const from = (given: Schema, name = "", depth = 0): Arbitrary<unknown> => {
    const schema = resolve(given) ?? {};
    const samples: unknown[] = [...(schema.examples ?? []), ...("example" in schema ? [schema.example] : [])];
    const made = plain(schema, name, depth);
    return samples.length > 0 && schema.type !== "object"
      ? fc.oneof({ weight: 2, arbitrary: made }, { weight: 1, arbitrary: fc.constantFrom(...samples) })
      : made;
  };

  const plain = (schema: Schema, name: string, depth: number): Arbitrary<unknown> => {
    if ("const" in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return fc.oneof(...choices.map((choice: Schema) => from(choice, name, depth)));
    const types: string[] = [schema.type ?? (schema.properties ? "object" : "string")].flat();
    const kinds = types.map((type) => ofType(type, schema, name, depth));
    return kinds.length === 1 ? (kinds[0] as Arbitrary<unknown>) : fc.oneof(...kinds);
  };

  const ofType = (type: string, schema: Schema, name: string, depth: number): Arbitrary<unknown> => {
    switch (type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "integer":
        return integers(schema);
      case "number":
        return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
      case "array":
        return arrays(schema, name, depth);
      case "object":
        return objects(schema, depth);
      default:
        return texts(schema, name, known);
    }
  };

  const arrays = (schema: Schema, name: string, depth: number) => {
    const minLength = schema.minItems ?? 0;
    const length = {
      minLength,
      maxLength: Math.max(minLength, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
    };
    const item = from(schema.items ?? {}, name, depth + 1);
    return schema.uniqueItems
      ? fc.uniqueArray(item, { ...length, selector: (value) => JSON.stringify(value) })
      : fc.array(item, length);
  };

  const objects = (schema: Schema, depth: number): Arbitrary<unknown> => {
    const required: string[] = schema.required ?? [];
    const properties = Object.entries<Schema>(schema.properties ?? {}).filter(
      ([name]) => depth < 5 || required.includes(name),
    );
    return fc.record(
      Object.fromEntries(properties.map(([name, property]) => [name, from(property, name, depth + 1)])),
      {
        requiredKeys: required.filter((name) => properties.some(([key]) => key === name)),
        noNullPrototype: true,
      },
    );
  };
  return from;
}

function integers({ minimum = -1000, maximum = 2_147_483_647 }: Schema): Arbitrary<number> {
  const low = fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, minimum + 12)) });
  return fc.oneof(
    { weight: 4, arbitrary: low },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
  );
}

function texts(schema: Schema, name: string, known: Known): Arbitrary<unknown> {
  if (/slug|network|^from$/.test(name)) return fc.constantFrom(...known.slugs);
  if (/email|username/.test(name)) return fc.constantFrom(...known.emails, "somebody@new.example");
  const { format, pattern, minLength = 0, maxLength = 60 } = schema;
  if (format === "date-time" || format === "date") {
    return fc
      .date({ min: new Date("2020-01-01"), max: new Date("2032-01-01"), noInvalidDate: true })
      .map((date) => (format === "date" ? date.toISOString().slice(0, 10) : date.toISOString()));
  }
  if (format === "uri" || format === "uri-reference")
    return fc.constantFrom("https://farm.example/", "https://a.example/b?c=d");
  if (pattern?.includes("(?=")) return fc.constantFrom(...PASSWORDS);
  if (pattern && pattern !== "\\S") {
    return fc
      .stringMatching(new RegExp(pattern, "u"), { size: "small" })
      .map((text) => [...text].slice(0, maxLength).join(""));
  }
  const text = fc.string({
    unit: "grapheme",
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  });
  return fc.oneof(
    text,
    fc.constantFrom("Apples", "Maple Hill", "N0B 1S0", "'; drop table users; --", "<b>é%_\\</b>"),
  );
}

const oddities: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2_147_483_648,
  1e300,
  "",
  " ",
  "\0",
  "\ud800",
  "x".repeat(20_000),
  [],
  {},
  [[[[[[]]]]]],
  { constructor: { prototype: 1 } },
];

/** Names that objects have by themselves; the empty place is filled with a misspelt one. */
const strangeNames = [undefined, undefined, "constructor", "toString", "hasOwnProperty"];

/** The same value with one part of it changed, removed or added; often it is no longer what the schema asks for. */
export function spoiled(good: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(good, fc.nat(), fc.nat(), fc.nat({ max: 9 })).map(([value, where, oddity, how]) => {
    const copy = { value: structuredClone(value) };
    const places = placesIn(copy);
    const [holder, key] = places[where % places.length] as [Record<string, unknown>, string];
    if (how === 0 && key !== "value") delete holder[key];
    else if (how === 1) holder[strangeNames[oddity % strangeNames.length] ?? `${key}_`] = 1;
    else holder[key] = oddities[oddity % oddities.length];
    return copy.value;
  });
}

function placesIn(holder: object): [object, string][] {
  return Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as [object, string],
    ...(typeof value === "object" && value !== null ? placesIn(value) : []),
  ]);
}
