/* A module of its own, because every French element contains it. */

const firstWords: Readonly<Record<string, string>> = {
  login: "connexion",
  "mailing-list": "infolettre",
  profiles: "profils",
  register: "inscription",
  search: "recherche",
  // cspell:disable-next-line
  "this-week": "cette-semaine",
};

/** The French address of a page that embeds lead to, as `localizedPath` of the SDK has it, without its list of all pages. */
export function localizedPath(path: string): string {
  return `/fr${path
    .replace(/^(\/search|\/profiles\/[^/?#]+)\/classifieds(?![^?#])/, "$1/petites-annonces")
    .replace(/^\/([\w-]+)/, (_all, word: string) => `/${firstWords[word] ?? word}`)}`;
}
