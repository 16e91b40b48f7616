import { PROFILE_TYPES, SEARCH_SORTS } from "@foodshed/sdk/vocabulary";
import { defineEmbedDocs, measureAttributes, networkAttribute } from "../../embed/embedDocs.ts";
import { searchElement } from "./SearchEmbed.element.ts";

export const searchDocs = defineEmbedDocs(searchElement, {
  title: "Search box",
  summary:
    "Finds businesses and suggests while one types; leads to the site’s results, or lists them below itself.",
  attributes: {
    results: {
      label: "Results",
      description: "`inline` lists what was found below the box.",
      type: "choice",
      choices: [{ value: "inline", label: "Below the box" }],
      without: "on the site",
    },
    network: {
      ...networkAttribute,
      description: `${networkAttribute.description} For results below the box.`,
    },
    type: {
      label: "Profile type",
      description: "Only businesses of one kind.",
      type: "choice",
      choices: PROFILE_TYPES.filter(({ value }) => value !== "ALL" && value !== "CLASSIFIEDS"),
      without: "all of them",
    },
    text: {
      label: "Text",
      description: "What stands in the box at first; with results below it is searched for at once.",
      type: "text",
      without: "nothing",
    },
    placeholder: {
      label: "Placeholder",
      description: "What stands in the empty box.",
      type: "text",
      without: "What are you looking for today?",
    },
    near: {
      label: "Near",
      description: "A postal code of Ontario, its first half, or a town, to measure distances from.",
      type: "text",
      without: "no distances",
    },
    sort: {
      label: "Order",
      description: "The order of the results. Nearest needs a place in `near`.",
      type: "choice",
      choices: SEARCH_SORTS.filter(({ value }) => value !== "best"),
      without: "the best match first",
    },
    ...measureAttributes("businesses"),
  },
});
