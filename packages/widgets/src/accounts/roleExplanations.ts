import type { RoleValue } from "@foodshed/sdk/vocabulary";

/** What each role means, shown to the person who chooses roles. */
export const roleExplanations: Readonly<Record<RoleValue, string>> = {
  vendor: "You sell directly to individual consumers",
  seller: "You sell wholesale to restaurants and food businesses",
  buyer: "You buy wholesale quantities",
  processor: "You process food or beverages",
  service_provider: "You supply products and services to food businesses",
  organization: "You are a buy-local network that can manage its members’ profiles",
};
