import type { LocalizedString } from "@foodshed/sdk/locale";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import * as strings from "./generated/strings.ts";

/** What each role means, shown to the person who chooses roles. */
export const roleExplanations: Readonly<Record<RoleValue, LocalizedString>> = {
  vendor: strings.vendorExplained,
  seller: strings.sellerExplained,
  buyer: strings.buyerExplained,
  processor: strings.processorExplained,
  service_provider: strings.serviceProviderExplained,
  organization: strings.organizationExplained,
};
