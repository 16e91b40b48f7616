/**
 * What the build puts in place of the platform's classes of the same names: in Node merely naming one of those loads the whole client
 * behind `fetch`. Only what the SDK's client does with them is here.
 */
import { HttpHeaders } from "./http-headers.ts";
import { HttpRequest } from "./http-request.ts";

/** The command line uploads no files: nothing is one of these. */
class NoFormData {}

export {
  HttpHeaders as Headers,
  HttpRequest as Request,
  HttpRequest as "globalThis.Request",
  NoFormData as FormData,
};
