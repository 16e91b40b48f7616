import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import type { Operation } from "./contract/contract.ts";
import * as strings from "./generated/strings.ts";

/** Says which media types an operation takes; none takes more than two. */
export function acceptedTypes({ bodyTypes: [one, two] }: Pick<Operation, "bodyTypes">): LocalizedText {
  if (one === undefined) return localized(strings.mediaTypeNotTaken);
  return two === undefined
    ? localized(strings.pleaseSend, { types: one })
    : localized(strings.pleaseSendEither, { one, two });
}
