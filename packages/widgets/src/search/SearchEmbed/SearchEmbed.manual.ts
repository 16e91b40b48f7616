import { PROFILE_TYPES } from "@foodshed/sdk/vocabulary";
import { manual, networkAttribute } from "../../embed/manual.ts";
import { searchElement } from "./SearchEmbed.element.ts";

export const searchManual = manual(searchElement, {
  title: "Search box",
  summary:
    "Finds businesses and suggests while one types; leads to the site’s results, or lists them below itself.",
  attributes: {
    results: {
      label: "Results",
      description: "`inline` lists what was found below the box.",
      kind: "choice",
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
      kind: "choice",
      choices: PROFILE_TYPES.filter(({ value }) => value !== "ALL" && value !== "CLASSIFIEDS"),
      without: "all of them",
    },
    text: {
      label: "Text",
      description: "What stands in the box at first; with results below it is searched for at once.",
      kind: "text",
      without: "nothing",
    },
    placeholder: {
      label: "Placeholder",
      description: "What stands in the empty box.",
      kind: "text",
      without: "What are you looking for today?",
    },
    near: {
      label: "Near",
      description: "A postal code of Ontario, its first half, or a town, to measure distances from.",
      kind: "text",
      without: "no distances",
    },
  },
});
