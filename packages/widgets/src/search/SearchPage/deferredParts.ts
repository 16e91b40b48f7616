/** Parts that most search pages do not need at once: the site's browser build loads their code after the page. */
export { NothingFound } from "../NothingFound/NothingFound.tsx";
export { SaveSearchButton } from "../SaveSearch/SaveSearchButton.tsx";
