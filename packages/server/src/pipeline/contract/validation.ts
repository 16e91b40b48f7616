import { type LocalizedText, localized, toEnglish, translateText } from "@foodshed/sdk/locale";
import { isOneLine, LINK_BROKEN } from "@foodshed/sdk/vocabulary";
import { CONTROL_CHARACTER, isEmail, isVisible } from "@foodshed/sdk/vocabulary/patterns";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { DataValidationCxt } from "ajv/dist/types/index.js";
import addFormats from "ajv-formats";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import { comparableEmail } from "../../core/email-address.ts";
import { LINK_BROKEN_MESSAGE, messageFor } from "../../core/validation-messages.ts";
import * as strings from "../generated/strings.ts";

type Part = "query" | "params" | "headers" | "body";

/** Checks for one operation. Each throws a DomainError with messages per field. */
export interface Validators {
  query(value: unknown): void;
  params(value: unknown): void;
  headers(value: unknown): void;
  /** Fills in defaults; reads form fields as the types the contract gives them. */
  body(value: unknown, mediaType: string): unknown;
  /** What is wrong with a response of ours, if anything. */
  responseMistake(value: unknown): string | undefined;
}

interface Parameter {
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  /** False: a list is one value, separated by commas. */
  explode?: boolean;
  schema: object;
}

export interface Pointers {
  id: string;
  parameters: Parameter[];
  /** JSON pointers into the contract, by media type. */
  bodies: Record<string, string>;
  response?: string;
  /** The operation describes no 400: it takes no parameters and ignores the query. */
  ignoresQuery?: boolean;
}

const DOCUMENT = "contract";

/** Compiles schemas where they stand in the contract, each at its first use. */
export function createValidators(document: object): (pointers: Pointers) => Validators {
  const contract = markTexts(document);
  const common = { strict: false, allErrors: true, useDefaults: true, verbose: true } as const;
  const exact = new Ajv2020(common);
  const coercing = new Ajv2020({ ...common, coerceTypes: "array" });
  const responses = new Ajv2020({ strict: false });
  for (const ajv of [exact, coercing, responses]) {
    addFormats.default(ajv);
    ajv.addFormat("idn-email", isEmail);
    // What is kept already is answered as it is.
    ajv.addKeyword({
      keyword: ONE_LINE,
      type: "string",
      validate: (_: boolean, text: string) => ajv === responses || isOneLine(text),
    });
    ajv.addKeyword({
      keyword: VISIBLE,
      type: "string",
      validate: (_: boolean, text: string) => ajv === responses || isVisible(text),
    });
    ajv.addKeyword({
      keyword: EMAIL,
      type: "string",
      modifying: true,
      validate: (_: boolean, email: string, __?: unknown, place?: DataValidationCxt) => {
        if (ajv !== responses && place) place.parentData[place.parentDataProperty] = comparableEmail(email);
        return true;
      },
    });
    ajv.addSchema(contract, DOCUMENT, false, false);
  }

  const compiled = new Map<string, ValidateFunction>();
  const at = (ajv: Ajv2020, kind: string, pointer: string) => {
    const key = `${kind} ${pointer}`;
    let validate = compiled.get(key);
    if (!validate) {
      validate = ajv.compile({ $ref: DOCUMENT + pointer });
      compiled.set(key, validate);
    }
    return validate;
  };

  return ({ id, parameters, bodies, response, ignoresQuery }) => {
    const compileParameters = (place: Parameter["in"]) => {
      const here = parameters.filter((parameter) => parameter.in === place);
      const nameOf = (parameter: Parameter) =>
        place === "header" ? parameter.name.toLowerCase() : parameter.name;
      let validate: ValidateFunction | undefined;
      return () => {
        validate ??= coercing.compile({
          type: "object",
          properties: Object.fromEntries(
            here.map((parameter) => [nameOf(parameter), absolute(parameter.schema)]),
          ),
          required: here.filter((parameter) => parameter.required).map(nameOf),
          // A misspelt parameter is an error rather than ignored.
          ...(place === "query" && { additionalProperties: false }),
        });
        return validate;
      };
    };
    const [query, params, headers] = [
      compileParameters("query"),
      compileParameters("path"),
      compileParameters("header"),
    ];
    const check = (ajv: Ajv2020, validate: ValidateFunction, part: Part, value: unknown) => {
      const unkeepable = findUnkeepable(value);
      if (unkeepable !== undefined)
        throw refusal({ [unkeepable || "non_field_errors"]: [localized(strings.unstorableCharacter)] });
      if (!validate(value)) throw refusal(toFieldErrors(ajv, id, part, validate.errors ?? []));
    };
    return {
      query(value) {
        splitLists(parameters, value);
        emptyBlanks(value);
        if (!ignoresQuery) check(coercing, query(), "query", value);
      },
      params: (value) => check(coercing, params(), "params", value),
      headers: (value) => check(coercing, headers(), "headers", value),
      body(value, mediaType) {
        const pointer = bodies[mediaType];
        if (!pointer) return undefined;
        // Coercion replaces values inside their holder, so the body needs one.
        const isForm = mediaType !== "application/json";
        const ajv = isForm ? coercing : exact;
        if (isForm) emptyBlanks(value);
        check(ajv, at(ajv, isForm ? "form" : "json", pointer), "body", value);
        return value;
      },
      responseMistake(value) {
        if (!response) return undefined;
        const validate = at(responses, "response", response);
        return validate(value) ? undefined : responses.errorsText(validate.errors, { dataVar: "response" });
      },
    };
  };
}

/** Every invalid token of a mailed link gets the message for a broken link, rather than one about the token's format. */
function refusal(errors: FieldErrors): DomainError {
  const links = ["token", "act_token", "pw_token"].filter((field) => errors[field]);
  for (const field of links) errors[field] = [LINK_BROKEN_MESSAGE];
  return DomainError.invalid(errors, links.length > 0 ? LINK_BROKEN : undefined);
}

/** The keyword that holds a text to one line, the one that demands something to see, and the one that makes addresses comparable. */
const ONE_LINE = "oneLine";
const VISIBLE = "visible";
const EMAIL = "comparableEmail";

/** Holds every text of the contract to one line that it does not mark `x-multiline`, lets none be blank that must not be, and finds addresses. */
function markTexts<T>(node: T): T {
  if (Array.isArray(node)) return node.map(markTexts) as T;
  if (typeof node !== "object" || node === null) return node;
  const marked = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, markTexts(value)]));
  if (![marked.type].flat().includes("string")) return marked as T;
  return {
    ...marked,
    ...(!marked["x-multiline"] && { [ONE_LINE]: true }),
    ...(marked.pattern === String.raw`\S` && { [VISIBLE]: true }),
    ...(marked.format === "idn-email" && { [EMAIL]: true }),
  } as T;
}

/** Makes lists of the query's values that hold one separated by commas. */
function splitLists(parameters: Parameter[], query: unknown): void {
  const values = query as Record<string, unknown>;
  for (const { name, in: place, explode } of parameters) {
    if (place !== "query" || explode !== false || values[name] === undefined) continue;
    values[name] = [values[name]].flat().flatMap((value) => String(value).split(","));
  }
}

/** Makes texts of spaces alone empty, in which coercion would read the number 0. */
function emptyBlanks(values: unknown): void {
  const fields = values as Record<string, unknown>;
  const filled = (value: unknown) => (typeof value === "string" && value.trim() === "" ? "" : value);
  for (const [name, value] of Object.entries(fields))
    fields[name] = Array.isArray(value) ? value.map(filled) : filled(value);
}

/** Several times as deep as anything that the contract describes. */
const DEEPEST = 50;

/** The path of a text that cannot be stored: one with control characters or a lone surrogate. */
function findUnkeepable(value: unknown, path = "", depth = 0): string | undefined {
  if (typeof value === "string")
    return CONTROL_CHARACTER.test(value) || !value.isWellFormed() ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > DEEPEST) throw DomainError.refused(localized(strings.nestedTooDeeply));
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnkeepable(inner, path ? `${path}.${key}` : key, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Makes `#/…` references inside a schema that is compiled on its own lead into the contract. */
function absolute<T>(node: T): T {
  if (Array.isArray(node)) return node.map(absolute) as T;
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string" && value.startsWith("#")
        ? DOCUMENT + value
        : absolute(value),
    ]),
  ) as T;
}

function toFieldErrors(ajv: Ajv2020, operation: string, part: Part, errors: ErrorObject[]): FieldErrors {
  // Without what objects inherit: a field may be named "constructor".
  const fields: Record<string, LocalizedText[]> = Object.create(null);
  for (const error of relevant(ajv, errors)) {
    // A batch names the fields of a change as the single call does.
    const field = fieldOf(error).replace(/^(changes\.\d+)\.body\b/, "$1") || "non_field_errors";
    const text = messageFor(operation, part, field, error);
    fields[field] ??= [];
    if (!fields[field].some((other) => isSame(other, text))) fields[field].push(text);
  }
  return fields;
}

function isSame(one: LocalizedText, other: LocalizedText): boolean {
  return one === other || translateText(toEnglish, one) === translateText(toEnglish, other);
}

/** Of alternatives that all failed, keeps the complaints of the one that was meant most likely. */
function relevant(ajv: Ajv2020, errors: ErrorObject[]): ErrorObject[] {
  const choice = errors.findLast(
    ({ keyword, schema }) => /^(one|any)Of$/.test(keyword) && Array.isArray(schema),
  );
  if (!choice) return errors;
  const at = errors.indexOf(choice);
  const outside = errors.filter(
    (error, index) => index > at || !`${error.instancePath}/`.startsWith(`${choice.instancePath}/`),
  );
  const branches = (choice.schema as object[]).map((branch) => {
    const validate = alternative(ajv, branch);
    return validate(choice.data) ? [] : relevant(ajv, validate.errors ?? []);
  });
  const best = branches.sort((a, b) => distance(a) - distance(b))[0] ?? [];
  // When several alternatives fit at once there is nothing to choose from: the choice itself is what is wrong.
  if (best.length === 0) return [...relevant(ajv, outside), choice];
  const inside = best.map((error) => ({ ...error, instancePath: choice.instancePath + error.instancePath }));
  return [...relevant(ajv, outside), ...inside];
}

const alternatives = new WeakMap<Ajv2020, WeakMap<object, ValidateFunction>>();

/** One alternative of the contract as a check of its own, compiled once. */
function alternative(ajv: Ajv2020, branch: object): ValidateFunction {
  const known = alternatives.get(ajv) ?? new WeakMap<object, ValidateFunction>();
  alternatives.set(ajv, known);
  const validate = known.get(branch) ?? ajv.compile(absolute(branch));
  known.set(branch, validate);
  return validate;
}

/** How far a value is from an alternative: another kind of thing, values of another kind, unknown fields, mistakes in known ones. */
function distance(errors: ErrorObject[]): number {
  const weight = (error: ErrorObject) => {
    const { keyword, instancePath } = error;
    if (keyword === "type" && instancePath === "") return 1000;
    if (keyword === "const" || keyword === "type" || isWithoutMark(error)) return 100;
    if (keyword === "enum" && instancePath === "/call") return 100;
    return keyword === "additionalProperties" ? 10 : 1;
  };
  return errors.reduce((sum, error) => sum + weight(error), 0);
}

/** The field is missing that has one value in this alternative, and so tells it from the others. */
function isWithoutMark({ keyword, params, parentSchema }: ErrorObject): boolean {
  if (keyword !== "required") return false;
  const field: unknown = parentSchema?.properties?.[params.missingProperty];
  return typeof field === "object" && field !== null && "const" in field;
}

/** The field's name, nested ones with dots. */
function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
  const own =
    error.keyword === "required"
      ? error.params.missingProperty
      : error.keyword === "additionalProperties"
        ? error.params.additionalProperty
        : error.keyword === "unevaluatedProperties"
          ? error.params.unevaluatedProperty
          : undefined;
  return [path, own].filter(Boolean).join(".");
}
