/* Validation messages that embeds use too: apart from `rules.ts`, which needs the schema library. */

export const INVALID_EMAIL = "You must provide a valid email address.";
