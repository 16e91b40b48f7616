/**
 * The build of these scripts, or of the server. A partner's server may keep content for hours and a browser scripts for a day, so content meets
 * scripts of another release.
 */
export const BUILD: string | undefined = import.meta.env.EMBED_BUILD;
