import type { Schema } from "@foodshed/sdk";
import { isClassifiedsMode, type SearchParameters } from "../searchParameters.ts";
import { classifiedsRequest, profilesRequest } from "../searchRequests.ts";

/** What is saved of a search page. A page of results is no part of it, nor is "ending soon", which would mean other ads tomorrow. */
export function savedSearchOf(
  parameters: SearchParameters,
  network?: string,
): Pick<Schema<"SaveSearchRequest">, "kind" | "search"> {
  const page = { network };
  if (isClassifiedsMode(parameters)) {
    const request = classifiedsRequest({ ...parameters, ending_soon: false }, new Date(), page);
    const { size: _, from: __, ...search } = request;
    return { kind: "classifieds", search };
  }
  const { size: _, from: __, ...search } = profilesRequest(parameters, page);
  return { kind: "profiles", search };
}
