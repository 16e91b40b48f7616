/* An embed always passes its own link and navigation, so it does not bundle the fallbacks of `provider/links.tsx`. */

export const PlainLink = "a";

export const plainNavigate = () => {};
