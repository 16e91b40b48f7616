import { MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary/limits";
import { usageError } from "../errors.ts";

/** Fields that every recipient has, as far as they do not hide them. */
export const FIELDS = [
  "business_name",
  "slug",
  "first_name",
  "last_name",
  "title",
  "city",
  "email",
  "phone",
  "website",
] as const;

/** Fields that lists include; the others need an extra request. */
export const GIVEN_FIELDS: ReadonlySet<string> = new Set(["business_name", "slug"]);

interface Placeholder {
  field: string;
  fallback: string | undefined;
}

export interface Template {
  parts: (string | Placeholder)[];
  /** The fields that it uses. */
  fields: string[];
}

const FIELD = /\{\{([^{}]*)\}\}/g;

/** What of a text every recipient gets: as the server counts characters, not what they take in memory. */
export const lengthWithoutFields = (text: string): number => [...text.replaceAll(FIELD, "")].length;

/** Reads a text with fields in double braces. `known` are the fields that there are. */
export function readTemplate(text: string, known: readonly string[]): Template {
  const parts: Template["parts"] = [];
  const fields = new Set<string>();
  let at = 0;
  for (const match of text.matchAll(FIELD)) {
    const [field = "", ...rest] = (match[1] ?? "").split("|");
    const name = field.trim();
    if (!known.includes(name)) {
      throw usageError(
        `The text has {{${match[1]}}}, but there is no field '${name}'.`,
        `Fields are: ${known.join(", ")}.`,
      );
    }
    parts.push(text.slice(at, match.index), {
      field: name,
      fallback: rest.length > 0 ? rest.join("|").trim() : undefined,
    });
    fields.add(name);
    at = match.index + match[0].length;
  }
  parts.push(text.slice(at));
  if (parts.some((part) => typeof part === "string" && /\{\{|\}\}/.test(part))) {
    throw usageError(
      "The text has double braces that do not close.",
      "Write a field like this: {{business_name}}",
    );
  }
  return { parts, fields: [...fields] };
}

/** The text for one recipient, or why it cannot be rendered. */
export function render(
  { parts }: Template,
  fields: Readonly<Record<string, string>>,
): { text: string } | { problem: string } {
  const missing = new Set<string>();
  const text = parts
    .map((part) => {
      if (typeof part === "string") return part;
      const value = fields[part.field]?.trim() || part.fallback;
      if (value === undefined) missing.add(part.field);
      return value ?? "";
    })
    .join("");
  if (missing.size > 0) return { problem: `has no ${[...missing].join(", ")}` };
  if (text.trim() === "") return { problem: "would get an empty message" };
  // As the server counts: characters, not what they take in memory.
  const length = [...text].length;
  return length > MESSAGE_MAX_LENGTH
    ? { problem: `would get ${length} characters; ${MESSAGE_MAX_LENGTH} is the limit` }
    : { text };
}
