/* The part of French that public pages need, for the site. */

import { frCA as vocabulary } from "@foodshed/sdk/fr-CA";
import { catalogue } from "./generated/fr-CA.public.ts";

export const frCA = { ...vocabulary, ...catalogue };
