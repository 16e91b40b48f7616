/* What an element needs to be French. The build of the embeds leaves in each only the messages that it can show. */

export { frCA as catalogue } from "../locale/fr-CA.ts";
export { localizedPath } from "./frenchPath.ts";

export const locale = "fr-CA";
