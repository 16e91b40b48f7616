import type { Problem } from "./contract.ts";
import * as strings from "./generated/strings.ts";
import type { LocalizedString, Translate } from "./locale/strings.ts";

/**
 * Why a call did not succeed. Always a value, never thrown.
 *
 * - `problem`: the server said no. `status` is the HTTP status, `errors` names the fields.
 * - `network`, `offline`: the server was not reached, or its response was cut off.
 * - `timeout`: there was no response in time. Whether the call took effect is unknown.
 * - `aborted`: the caller's own signal ended the call.
 *
 * All but `problem` have the status 0.
 */
export type FoodshedError = ServerProblem | TransportProblem;

export interface ServerProblem extends Problem {
  readonly kind: "problem";
  /** Seconds to wait before trying again, when the server says so. */
  readonly retryAfter?: number;
}

export interface TransportProblem extends Problem {
  readonly kind: TransportErrorType;
  readonly status: 0;
  readonly errors?: undefined;
  readonly retryAfter?: undefined;
}

export type TransportErrorType = "network" | "timeout" | "offline" | "aborted";

/** The messages for people when the server sends none. */
const MESSAGES = {
  unknown: strings.unknownError,
  network: strings.networkError,
  timeout: strings.timeout,
  offline: strings.offline,
  aborted: strings.aborted,
  413: strings.tooLarge,
  429: strings.tooManyRequests,
  502: strings.notAvailable,
  503: strings.notAvailable,
  504: strings.notAvailable,
} as const satisfies Record<string, LocalizedString>;

type ErrorMessage = keyof typeof MESSAGES;

/** The English of the messages. An error has it until `translateError` shows it to a reader. */
export const ERROR_MESSAGES = Object.fromEntries(
  Object.entries(MESSAGES).map(([name, { english }]) => [name, english]),
) as Readonly<Record<ErrorMessage, string>>;

/** One of the messages in the reader's language. */
export function errorMessage(name: ErrorMessage, translate: Translate): string {
  return translate(MESSAGES[name]);
}

/** An error for a reader of another language. What the server says is in the language of the request already; our own messages are not. */
export function translateError<E extends Problem>(error: E, translate: Translate): E {
  const ours = Object.values(MESSAGES).find(({ english }) => english === error.message);
  return ours ? { ...error, message: translate(ours) } : error;
}

const TITLES: Record<TransportErrorType, string> = {
  network: "Network Error",
  timeout: "Timeout",
  offline: "Offline",
  aborted: "Aborted",
};

export function transportProblem(kind: TransportErrorType): TransportProblem {
  return { kind, type: "about:blank", title: TITLES[kind], status: 0, message: ERROR_MESSAGES[kind] };
}

/** The error of an unsuccessful response; `body` is its content, a problem document or anything else. */
export function problemFrom(response: Response, body: unknown): ServerProblem {
  const retryAfter = secondsUntil(response.headers.get("Retry-After"));
  const { type, title, message, errors, general } = (body ?? {}) as Record<string, unknown>;
  const known = typeof message === "string";
  const fields = known ? fieldErrors(errors) : undefined;
  const wording: Record<number, string> = ERROR_MESSAGES;
  return {
    kind: "problem",
    type: known && typeof type === "string" ? type : "about:blank",
    title: known && typeof title === "string" ? title : response.statusText || "Error",
    status: response.status,
    message: known ? message : (wording[response.status] ?? ERROR_MESSAGES.unknown),
    ...(fields && { errors: fields }),
    ...(fields && Array.isArray(general) && { general: general.map(String) }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** The messages for each field. Proxies and other services may send an `errors` of another shape. */
function fieldErrors(errors: unknown): Record<string, string[]> | undefined {
  if (typeof errors !== "object" || errors === null || Array.isArray(errors)) return undefined;
  const fields: [string, string[]][] = [];
  for (const [field, sentences] of Object.entries(errors)) {
    const texts = [sentences].flat().filter((sentence): sentence is string => typeof sentence === "string");
    if (texts.length > 0) fields.push([field, texts]);
  }
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function secondsUntil(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Whether the same call may succeed if it is made again later without a change. */
export function isRetryable(error: Problem): boolean {
  return [0, 429, 502, 503, 504].includes(error.status);
}

export interface FormErrors<Field extends string> {
  /** The first message for each field of the form. */
  fields: Partial<Record<Field, string>>;
  /** Sentences for the form as a whole, also those of fields that it does not show. */
  form: string[];
}

/**
 * Sorts an error into a form: what the server says of a field of the form goes there, all else to the form as a whole, so that
 * nothing is lost. Nested names match by their end too: `details.email` goes to `email`.
 */
export function formErrors<Field extends string>(
  error: Problem,
  fields: readonly Field[],
): FormErrors<Field> {
  const sorted: FormErrors<Field> = { fields: {}, form: [] };
  for (const [name, sentences] of Object.entries(error.errors ?? {})) {
    const field =
      fields.find((known) => known === name) ?? fields.find((known) => name.endsWith(`.${known}`));
    if (field && sentences[0] !== undefined) sorted.fields[field] ??= sentences[0];
    else sorted.form.push(...sentences);
  }
  if (sorted.form.length === 0 && Object.keys(sorted.fields).length === 0) sorted.form.push(error.message);
  return sorted;
}

/** The error message of a failed login, in English without a translation. */
export function loginErrorMessage(error: Problem, translate?: Translate): string {
  const own = (message: LocalizedString) => translate?.(message) ?? (message.english as string);
  if (error.status === 0 || error.status >= 500 || error.status === 429) return error.message;
  if (error.errors?.username?.length) return own(strings.loginEmail);
  if (error.errors?.password?.length) return own(strings.loginPassword);
  return error.errors?.non_field_errors?.[0] ?? own(strings.unknownError);
}
