export {
  type CallOptions,
  type ClientOptions,
  createFoodshedClient,
  type FoodshedClient,
  type Result,
} from "./client.ts";
export {
  API_PATH,
  type Api,
  type BodyOf,
  type Method,
  type OperationResponse,
  type PathsWith,
  type Problem,
  type ResponseOf,
  type Schema,
} from "./contract.ts";
export {
  ERROR_MESSAGES,
  errorMessage,
  type FoodshedError,
  type FormErrors,
  formErrors,
  isRetryable,
  loginErrorMessage,
  type ServerProblem,
  type TransportProblem,
  translateError,
} from "./errors.ts";
export type { components, operations, paths } from "./generated/api.ts";
export { createIdempotencyKey, idempotencyHeader } from "./idempotency.ts";
export { type NdjsonLine, readNdjson, TruncatedResponse } from "./ndjson.ts";
export { AFTER_LOGIN_PATH, pathAfterLogin, safePath } from "./next-path.ts";
export { createSession, type SessionOptions, type SessionStore } from "./session.ts";
export { readToken, type Session } from "./token.ts";
export { browserStorage, memoryStorage, type SessionEnd, type TokenStorage } from "./token-storage.ts";
export { canReportProgress, toFormData, type UploadProgress } from "./uploads.ts";
