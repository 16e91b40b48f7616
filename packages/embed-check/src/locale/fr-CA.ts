/* French as it is spoken in Canada: what is found on pages. */

export { catalogue as frCA } from "./generated/fr-CA.ts";
