/* An element always says how to go to a page of the site: what `provider/links.tsx` has for pages without a router stays at home. */

export const PlainLink = "a";

export const plainNavigate = () => {};
