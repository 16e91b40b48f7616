import {
  type LocalizedString,
  type LocalizedText,
  localized,
  type Translate,
  toEnglish,
  translateText,
} from "@foodshed/sdk/locale";
import { isGeneral } from "./general-errors.ts";
import * as strings from "./generated/strings.ts";

/** Messages per field; errors of no single field are under `non_field_errors`. */
export type FieldErrors = Record<string, LocalizedText[]>;

/** The body of every failed response, as the contract's `Problem`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  general?: string[];
}

const titles: Record<number, LocalizedString> = {
  400: strings.titleBadRequest,
  401: strings.titleUnauthorized,
  403: strings.titleForbidden,
  404: strings.titleNotFound,
  405: strings.titleNotAllowed,
  406: strings.titleNotAcceptable,
  408: strings.titleRequestTimeout,
  409: strings.titleConflict,
  410: strings.titleGone,
  413: strings.titleContentTooLarge,
  415: strings.titleUnsupportedMediaType,
  422: strings.titleUnprocessable,
  429: strings.titleTooManyRequests,
  431: strings.titleHeadersTooLarge,
  500: strings.titleInternalError,
  501: strings.titleNotImplemented,
  503: strings.titleServiceUnavailable,
};

/** A refusal with a message to show to people, each in their own language. In logs, `message` is English. */
export class DomainError extends Error {
  override name = "DomainError";
  readonly status: number;
  readonly text: LocalizedText;
  readonly errors?: FieldErrors;
  /** One of the problem kinds of the vocabulary, where the status does not say it all. */
  readonly kind?: string;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    text: LocalizedText,
    options: { errors?: FieldErrors; kind?: string; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(translateText(toEnglish, text), { cause: options.cause });
    this.status = status;
    this.text = text;
    this.errors = options.errors;
    this.kind = options.kind;
    this.headers = options.headers ?? {};
  }

  /** 400 with messages per field; the first of them is also the message of the whole. */
  static invalid(errors: FieldErrors, kind?: string): DomainError {
    const first = Object.values(errors)[0]?.[0] ?? localized(strings.invalidRequest);
    return new DomainError(400, first, { errors, kind });
  }

  /** 400 for what is wrong with the request as a whole. */
  static refused(text: LocalizedText, kind?: string): DomainError {
    return DomainError.invalid({ non_field_errors: [text] }, kind);
  }

  static unauthorized(text: LocalizedText = localized(strings.pleaseLogIn), kind?: string): DomainError {
    return new DomainError(401, text, {
      kind,
      headers: { "www-authenticate": "Bearer" },
    });
  }

  static forbidden(text: LocalizedText = localized(strings.noPermission)): DomainError {
    return new DomainError(403, text);
  }

  /** Also for what exists but is hidden from the caller. */
  static notFound(text: LocalizedText = localized(strings.nothingHere)): DomainError {
    return new DomainError(404, text);
  }

  static methodNotAllowed(allowed: string[]): DomainError {
    return new DomainError(405, localized(strings.methodNotAllowed), {
      headers: { allow: allowed.join(", ") },
    });
  }

  static conflict(text: LocalizedText, errors?: FieldErrors): DomainError {
    return new DomainError(409, text, { errors });
  }

  static tooLarge(text: LocalizedText = localized(strings.requestTooLarge)): DomainError {
    return new DomainError(413, text);
  }

  static unsupportedMediaType(text: LocalizedText): DomainError {
    return new DomainError(415, text);
  }

  static unprocessable(text: LocalizedText): DomainError {
    return new DomainError(422, text);
  }

  /** @param message says what to do, given the seconds to wait; by default how long to wait */
  static tooManyRequests(
    retryAfterSeconds: number,
    message: (seconds: number) => LocalizedText = waitMessage,
  ): DomainError {
    const wait = Math.max(1, Math.ceil(retryAfterSeconds));
    return new DomainError(429, message(wait), { headers: { "retry-after": String(wait) } });
  }

  /** 503 for what cannot be served now because too much is asked for at once. */
  static busy(): DomainError {
    return new DomainError(503, localized(strings.veryBusy), { headers: { "retry-after": "2" } });
  }

  /** The disk is full, or the database is a copy: nothing can be written, and reading goes on. */
  static readOnly(cause?: unknown): DomainError {
    return new DomainError(503, localized(strings.readOnly), { headers: { "retry-after": "60" }, cause });
  }

  static unavailable(cause?: unknown): DomainError {
    return new DomainError(503, localized(strings.unavailable), { headers: { "retry-after": "5" }, cause });
  }
}

const MINUTE = 60;
const HOUR = 3600;

/** How long to wait, in the unit that people would say. */
function waitMessage(seconds: number): LocalizedText {
  if (seconds <= MINUTE) return localized(strings.waitAMoment);
  if (seconds <= 2 * HOUR) return localized(strings.waitMinutes, { wait: Math.ceil(seconds / MINUTE) });
  return localized(strings.waitHours, { wait: Math.ceil(seconds / HOUR) });
}

/** A failure as it is sent to somebody who reads the language of `translate`. */
export function toProblem(error: DomainError, translate: Translate): Problem {
  const translated = (text: LocalizedText) => translateText(translate, text);
  const general = Object.keys(error.errors ?? {}).filter((field) => error.errors?.[field]?.some(isGeneral));
  return {
    type: error.kind ?? "about:blank",
    title: translate(titles[error.status] ?? strings.titleError),
    status: error.status,
    message: translated(error.text),
    ...(error.errors && {
      errors: Object.fromEntries(
        Object.entries(error.errors).map(([field, texts]) => [field, texts.map(translated)]),
      ),
    }),
    ...(general.length > 0 && { general }),
  };
}

/** The id of every text that `verbatim` makes. */
export const VERBATIM = "verbatim";

/** A text of somebody else's, such as a provider's own words, which stays as it is in every language. */
export function verbatim(text: string): LocalizedText {
  return localized({ id: VERBATIM, english: text });
}
