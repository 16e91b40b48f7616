import { FileResponse } from "../modules/handler.ts";
import type { Services } from "../modules/services.ts";
import type { Operation } from "./contract/contract.ts";

/** Holds every response against the contract, outside production. @throws when it is not what openapi.yaml describes */
export function checkResponse({ config }: Services, operation: Operation, response: unknown): void {
  if (config.environment === "production" || response instanceof FileResponse) return;
  // What is sent is the JSON form: dates are text there, and undefined is absent.
  const sent = response === undefined ? undefined : JSON.parse(JSON.stringify(response));
  const mistake = operation.successStatus === 204 ? undefined : operation.validators.responseMistake(sent);
  if (mistake)
    throw new Error(`The response of ${operation.id} is not what openapi.yaml describes: ${mistake}`);
}
