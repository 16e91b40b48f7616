import fc, { type Arbitrary } from "fast-check";
import type { Operation } from "../../pipeline/contract/contract.ts";
import { doc, docx, pdf } from "../documents.ts";
import type { Schema } from "./arbitraries.ts";
import { spoiled } from "./arbitraries.ts";

export const callers = ["visitor", "member", "manager", "administrator"] as const;
export type Caller = (typeof callers)[number];

/** One request as it leaves: everything that a caller chooses. */
export interface FuzzRequest {
  caller: Caller;
  path: string;
  mediaType?: string;
  /** Before it becomes JSON or a form; undefined for `raw`. */
  value?: unknown;
  /** Bytes that are no body of any kind. */
  raw?: string;
}

const files = ["png", "pdf", "docx", "doc", "text", "nothing"] as const;
type FileKind = (typeof files)[number];

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const contents: Record<FileKind, () => [name: string, data: Buffer]> = {
  png: () => ["picture.png", png],
  pdf: () => [`offer-${Math.random().toString(36).slice(2)}.pdf`, pdf()],
  docx: () => ["terms.docx", docx()],
  doc: () => ["terms.doc", doc()],
  text: () => ["notes.png", Buffer.from("only text")],
  nothing: () => ["empty.pdf", Buffer.alloc(0)],
};

/** Addresses, query and body of one operation: as the contract asks, or with something wrong. */
export function requestsOf(
  operation: Operation,
  description: Schema,
  resolve: (schema: Schema) => Schema,
  arbitraryOf: (schema: Schema, name?: string) => Arbitrary<unknown>,
): Arbitrary<FuzzRequest> {
  const parameters: Schema[] = (description.parameters ?? []).map(resolve);
  const madeFor = (parameter: Schema) => arbitraryOf(parameter.schema, parameter.name);
  const place = (where: string) => parameters.filter((parameter) => parameter.in === where);

  const odd = fc.constantFrom(
    "0",
    "-1",
    "x",
    "%00",
    "9".repeat(30),
    "..%2F..%2Fetc",
    "null",
    "a b",
    "%F0%9F%8D%8E",
  );
  const inPath = fc.record(
    Object.fromEntries(
      place("path").map((parameter) => [
        parameter.name,
        fc.oneof(
          { weight: 4, arbitrary: madeFor(parameter).map((value) => encodeURIComponent(String(value))) },
          { weight: 1, arbitrary: odd },
        ),
      ]),
    ),
  );
  const required = place("query").filter((parameter) => parameter.required);
  const query = fc.record<Record<string, unknown>, string>(
    Object.fromEntries(
      place("query").map((parameter) => [
        parameter.name,
        fc.oneof({ weight: 4, arbitrary: madeFor(parameter) }, { weight: 1, arbitrary: odd }),
      ]),
    ),
    { requiredKeys: required.map(({ name }) => name) },
  );
  const extra = fc.oneof(
    { weight: 9, arbitrary: fc.constant("") },
    { weight: 1, arbitrary: fc.constant("surprise=1") },
  );
  const path = fc.tuple(inPath, query, extra).map(([params, asked, more]) => {
    const address = operation.url.replaceAll(/:(\w+)/g, (_, name) => String((params as Schema)[name]));
    const text = [search(asked as object), more].filter(Boolean).join("&");
    return text ? `${address}?${text}` : address;
  });

  const caller = fc.constantFrom(...callers);
  if (operation.bodyTypes.length === 0) return fc.record({ caller, path });
  const body = fc.constantFrom(...operation.bodyTypes).chain((mediaType) => {
    const schema = resolve(resolve(description.requestBody).content[mediaType].schema);
    const good = withFiles(schema, operation.fileFields, arbitraryOf);
    return fc.oneof(
      { weight: 5, arbitrary: fc.record({ mediaType: fc.constant(mediaType), value: good }) },
      { weight: 3, arbitrary: fc.record({ mediaType: fc.constant(mediaType), value: spoiled(good) }) },
      {
        weight: 1,
        arbitrary: fc.record({
          mediaType: fc.constantFrom(mediaType, "text/plain", "application/xml", "application/json"),
          raw: fc.constantFrom(
            "",
            "{",
            "null",
            "[]",
            '"text"',
            "[".repeat(5_000),
            '{"a":1,"a":2}',
            "\xff\xfe",
          ),
        }),
      },
    );
  });
  return fc.tuple(caller, path, body).map(([who, where, what]) => ({ caller: who, path: where, ...what }));
}

/** File fields hold the kind of file until the form is written. */
function withFiles(
  schema: Schema,
  fileFields: string[],
  arbitraryOf: (schema: Schema) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  if (fileFields.length === 0) return arbitraryOf(schema);
  const properties = Object.fromEntries(
    Object.entries<Schema>(schema.properties).map(([name, property]) => [
      name,
      fileFields.includes(name) ? { enum: files } : property,
    ]),
  );
  return arbitraryOf({ ...schema, properties });
}

export function payloadOf(
  { mediaType, value, raw }: FuzzRequest,
  fileFields: string[],
): { payload?: FormData | string; contentType?: string } {
  if (mediaType === undefined) return {};
  if (raw !== undefined) return { payload: raw, contentType: mediaType };
  if (mediaType === "multipart/form-data") return { payload: form(value, fileFields) };
  return mediaType === "application/json"
    ? { payload: JSON.stringify(value) ?? "", contentType: mediaType }
    : { payload: search((value ?? {}) as object), contentType: mediaType };
}

function form(value: unknown, fileFields: string[]): FormData {
  const data = new FormData();
  for (const [name, field] of Object.entries((value ?? {}) as object)) {
    if (fileFields.includes(name) && Object.hasOwn(contents, String(field))) {
      const [filename, bytes] = contents[field as FileKind]();
      data.append(name, new Blob([new Uint8Array(bytes)]), filename);
    } else for (const one of [field].flat()) data.append(name, String(one));
  }
  return data;
}

function search(value: object): string {
  const pairs = Object.entries(value).flatMap(([name, given]) =>
    [given].flat().map((one) => [name, typeof one === "object" ? JSON.stringify(one) : String(one)]),
  );
  return new URLSearchParams(pairs as string[][]).toString();
}
