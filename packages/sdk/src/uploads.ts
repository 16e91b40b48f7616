import type { MultipartPath } from "./contract.ts";

// The contract's types do not exist at run time: this table says which bodies are forms, and the type-check that it is whole.
const MULTIPART: Record<MultipartPath, true> = {
  "/accounts/add_photo_gallery/": true,
  "/accounts/create_classified/": true,
  "/accounts/set_photo/": true,
  "/accounts/update_classified/": true,
  "/files/file": true,
};

export function isMultipart(path: string): path is MultipartPath {
  return Object.hasOwn(MULTIPART, path);
}

/**
 * A multipart form of a typed object. Files keep their names, lists repeat their field, dates become ISO strings; what is undefined or null
 * is left out.
 */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) append(form, field, item);
  }
  return form;
}

function append(form: FormData, field: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(field, value, fileName(value));
  else if (value instanceof Date) form.append(field, value.toISOString());
  else form.append(field, typeof value === "object" ? JSON.stringify(value) : String(value));
}

// A cropped image comes from a canvas and has no name.
function fileName(blob: Blob): string {
  if (blob instanceof File && blob.name) return blob.name;
  return `upload.${blob.type.split("/")[1]?.replace("jpeg", "jpg") ?? "bin"}`;
}

export interface UploadProgress {
  /** Bytes sent so far, and in all; with the form's own few bytes around the file. */
  loaded: number;
  total: number;
}

/** Whether this platform can tell how far an upload is. */
export function canReportProgress(): boolean {
  return typeof XMLHttpRequest === "function";
}

/** A `fetch` that reports the upload's progress. Only browsers can; elsewhere ask `canReportProgress` first. */
export function fetchWithProgress(
  onProgress: (progress: UploadProgress) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const aborted = () => xhr.abort();
      xhr.open(request.method, request.url);
      xhr.responseType = "blob";
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
      xhr.onload = () => {
        const empty = xhr.status === 204 || xhr.status === 205 || xhr.status === 304;
        resolve(
          new Response(empty ? null : xhr.response, {
            status: xhr.status,
            statusText: xhr.statusText,
            headers: headersOf(xhr),
          }),
        );
      };
      xhr.onerror = () => reject(new TypeError("The upload failed."));
      xhr.onabort = () => reject(new DOMException("The upload was aborted.", "AbortError"));
      xhr.onloadend = () => request.signal.removeEventListener("abort", aborted);
      request.signal.addEventListener("abort", aborted);
      if (request.signal.aborted) xhr.abort();
      else xhr.send(body);
    });
  };
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
