/* French, which the loader imports beside the chunk. The build of the embeds leaves what this element can show. */

export const locale = "fr-CA";

export { frCA as catalogue } from "../../locale/fr-CA.ts";
