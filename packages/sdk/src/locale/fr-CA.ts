/* French as it is spoken in Canada: the messages and labels of the vocabulary. */

export { catalogue as frCA } from "./generated/fr-CA.ts";
