/** Sentences per field; errors of no single field are under `non_field_errors`. */
export type FieldErrors = Record<string, string[]>;

/** The body of every failed response, as the contract's `Problem`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  message: string;
  errors?: FieldErrors;
}

const titles: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** A refusal with a sentence to show to people. */
export class DomainError extends Error {
  override name = "DomainError";
  readonly status: number;
  readonly errors?: FieldErrors;
  /** One of the problem kinds of the vocabulary, where the status does not say it all. */
  readonly kind?: string;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    options: { errors?: FieldErrors; kind?: string; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.errors = options.errors;
    this.kind = options.kind;
    this.headers = options.headers ?? {};
  }

  /** 400 with sentences per field; the first sentence is also the message. */
  static invalid(errors: FieldErrors, kind?: string): DomainError {
    return new DomainError(400, Object.values(errors)[0]?.[0] ?? "The request is not valid.", {
      errors,
      kind,
    });
  }

  /** 400 for what is wrong with the request as a whole. */
  static refused(message: string, kind?: string): DomainError {
    return DomainError.invalid({ non_field_errors: [message] }, kind);
  }

  static unauthorized(message = "Please log in."): DomainError {
    return new DomainError(401, message, { headers: { "www-authenticate": "Bearer" } });
  }

  static forbidden(message = "You do not have permission to do this."): DomainError {
    return new DomainError(403, message);
  }

  /** Also for what exists but is hidden from the caller. */
  static notFound(message = "There is nothing here."): DomainError {
    return new DomainError(404, message);
  }

  static methodNotAllowed(allowed: string[]): DomainError {
    return new DomainError(405, "This address does not take that method.", {
      headers: { allow: allowed.join(", ") },
    });
  }

  static conflict(message: string, errors?: FieldErrors): DomainError {
    return new DomainError(409, message, { errors });
  }

  static tooLarge(message = "The request is too large."): DomainError {
    return new DomainError(413, message);
  }

  static unsupportedMediaType(message: string): DomainError {
    return new DomainError(415, message);
  }

  static unprocessable(message: string): DomainError {
    return new DomainError(422, message);
  }

  /** @param sentence says what to do, given the seconds to wait */
  static tooManyRequests(
    retryAfterSeconds: number,
    sentence: (seconds: number) => string = () => "Please wait a moment before you try again.",
  ): DomainError {
    const wait = Math.max(1, Math.ceil(retryAfterSeconds));
    return new DomainError(429, sentence(wait), { headers: { "retry-after": String(wait) } });
  }

  /** 503 for what cannot be served now because too much is asked for at once. */
  static busy(): DomainError {
    return new DomainError(503, "The service is very busy right now. Please try again in a moment.", {
      headers: { "retry-after": "2" },
    });
  }

  /** The disk is full, or the database is a copy: nothing can be written, and reading goes on. */
  static readOnly(cause?: unknown): DomainError {
    return new DomainError(
      503,
      "Nothing can be saved right now, but everything can still be read. Please try again in a few minutes.",
      { headers: { "retry-after": "60" }, cause },
    );
  }

  static unavailable(cause?: unknown): DomainError {
    return new DomainError(503, "The service is not available right now. Please try again in a moment.", {
      headers: { "retry-after": "5" },
      cause,
    });
  }
}

export function toProblem(error: DomainError): Problem {
  return {
    type: error.kind ?? "about:blank",
    title: titles[error.status] ?? "Error",
    status: error.status,
    message: error.message,
    ...(error.errors && { errors: error.errors }),
  };
}
