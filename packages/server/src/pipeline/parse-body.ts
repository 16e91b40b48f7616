import type { FastifyRequest } from "fastify";
import { DomainError } from "../core/domain-error.ts";
import type { UploadedFile } from "../core/uploaded-file.ts";
import { readMultipart } from "../infra/http/multipart.ts";
import { acceptedTypes } from "./accepted-types.ts";
import type { Operation } from "./contract/contract.ts";

/**
 * Reads and validates the body of a request; files of a form stand apart from its fields.
 * @throws DomainError 400, 413 or 415
 */
export async function parseBody(
  operation: Operation,
  request: FastifyRequest,
): Promise<{ body: unknown; files: Record<string, UploadedFile> }> {
  if (operation.bodyTypes.length === 0) return { body: undefined, files: {} };
  const sent = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const hasBody = request.body !== undefined || sent === "multipart/form-data";
  if (!hasBody && !operation.bodyRequired) return { body: undefined, files: {} };
  const mediaType = sent ?? operation.bodyTypes[0];
  if (!mediaType || !operation.bodyTypes.includes(mediaType)) {
    throw DomainError.unsupportedMediaType(acceptedTypes(operation));
  }
  if (mediaType !== "multipart/form-data") {
    const given = request.body === undefined ? {} : request.body;
    return { body: operation.validators.body(given, mediaType), files: {} };
  }
  const { fields, files } = await readMultipart(request, operation.fileFields);
  // A placeholder replaces each file while the fields are checked.
  const whole = { ...fields, ...Object.fromEntries(Object.keys(files).map((name) => [name, ""])) };
  const body = operation.validators.body(whole, mediaType) as Record<string, unknown>;
  for (const name of Object.keys(files)) delete body[name];
  return { body, files };
}
