import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { defineEmbedDocs, measureAttributes, networkAttribute } from "../../embed/embedDocs.ts";
import { classifiedsElement } from "./ClassifiedsBoard.element.ts";

const CATEGORY_NUMBERS = `Numbers or names with commas between: ${CLASSIFIED_CATEGORIES.map(({ id, label }) => `${id} ${label}`).join(", ")}.`;

export const classifiedsDocs = defineEmbedDocs(classifiedsElement, {
  title: "Classifieds board",
  summary: "Wanted and for-sale ads, with filters; 24 at first, and more on request.",
  attributes: {
    network: networkAttribute,
    keywords: {
      label: "Keywords",
      description: "What titles and descriptions must be about.",
      type: "text",
      without: "everything",
    },
    kind: {
      label: "Classified type",
      description: "Which ads are shown at first.",
      type: "choice",
      choices: [
        { value: "wanted", label: "Wanted" },
        { value: "sale", label: "For Sale" },
      ],
      without: "both",
    },
    categories: {
      label: "Categories",
      description: "Which categories are ticked at first.",
      format: CATEGORY_NUMBERS,
      type: "categories",
      without: "all",
    },
    "ending-soon": {
      label: "Only those ending soon",
      description: "Only ads that end within seven days, at first.",
      type: "flag",
      without: "all",
    },
    ...measureAttributes("ads"),
  },
});
