/* French as it is spoken in Canada: the catalogue for `<FoodshedProvider locale="fr-CA" catalogue={frCA}>`. */

import { frCA as vocabulary } from "@foodshed/sdk/fr-CA";
import { catalogue } from "./generated/fr-CA.ts";

export const frCA = { ...vocabulary, ...catalogue };
