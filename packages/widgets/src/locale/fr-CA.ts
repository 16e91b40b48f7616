/* French as it is spoken in Canada: the catalogue for `<FoodshedProvider locale="fr-CA" catalogue={frCA}>`. */

export { catalogue as frCA } from "./generated/fr-CA.ts";
