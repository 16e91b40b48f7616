/**
 * What the build puts in place of the platform's classes of the same names: in Node merely naming one of those loads the whole client
 * behind `fetch`. Only what the SDK's client does with them is here.
 */
import { HttpHeaders } from "./http-headers.ts";
import { HttpRequest, isForm } from "./http-request.ts";

/** The platform's own form, whose client is loaded only by a command that sends a file. */
class UploadForm {
  constructor() {
    // biome-ignore lint/correctness/noConstructorReturn: whoever makes one gets the platform's.
    return new globalThis.FormData();
  }

  static [Symbol.hasInstance](value: unknown): boolean {
    return isForm(value);
  }
}

export {
  HttpHeaders as Headers,
  HttpRequest as Request,
  HttpRequest as "globalThis.Request",
  UploadForm as FormData,
};
