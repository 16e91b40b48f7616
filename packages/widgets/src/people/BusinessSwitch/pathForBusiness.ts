import type { Schema } from "@foodshed/sdk";

type Business = Pick<Schema<"MyBusiness">, "slug" | "is_manager" | "is_organization">;

/** Pages that name something of the business before, and where their nearest equivalent is. */
const PAGES: readonly [page: RegExp, nearest: (business: Business) => string][] = [
  [/^\/profile-hub\/./, () => "/profile-hub"],
  [/^\/profile-manager/, ({ is_manager }) => (is_manager ? "/profile-manager" : "/dashboard")],
  [/^\/reports\//, ({ is_organization, slug }) => (is_organization ? `/reports/${slug}` : "/dashboard")],
  [/^\/enquiries\/./, () => "/enquiries"],
  [/^\/favourites\/./, () => "/favourites"],
  // The query names a conversation.
  [/^\/messages/, () => "/messages"],
  [/^\/(?:invitation|login|register|confirm)(?:[/?#]|$)/, () => "/dashboard"],
];

/** Where a change to another business leads: to the same page with its query, or to the nearest that the business has. English paths. */
export function pathForBusiness(path: string, business: Business): string {
  const found = PAGES.find(([page]) => page.test(path));
  return found ? found[1](business) : path;
}
