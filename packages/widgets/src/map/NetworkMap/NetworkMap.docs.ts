import { PROFILE_TYPES } from "@foodshed/sdk/vocabulary";
import { defineEmbedDocs, networkAttribute } from "../../embed/embedDocs.ts";
import { mapElement } from "./NetworkMap.element.ts";

export const mapDocs = defineEmbedDocs(mapElement, {
  title: "Map",
  summary:
    "Businesses as a list and on a map, which lead to each other. On a phone the map is fetched when somebody asks for it.",
  attributes: {
    network: networkAttribute,
    text: {
      label: "Text",
      description: "What the businesses must be about.",
      type: "text",
      without: "everything",
    },
    type: {
      label: "Profile type",
      description: "Only businesses of one kind.",
      type: "choice",
      choices: PROFILE_TYPES.filter(({ value }) => value !== "ALL" && value !== "CLASSIFIEDS"),
      without: "all of them",
    },
  },
});
