import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { manual, networkAttribute } from "../../embed/manual.ts";
import { classifiedsElement } from "./ClassifiedsBoard.element.ts";

const CATEGORY_NUMBERS = `Numbers or names with commas between: ${CLASSIFIED_CATEGORIES.map(({ id, label }) => `${id} ${label}`).join(", ")}.`;

export const classifiedsManual = manual(classifiedsElement, {
  title: "Classifieds board",
  summary: "Wanted and for-sale ads, with filters; 24 at first, and more on request.",
  attributes: {
    network: networkAttribute,
    keywords: {
      label: "Keywords",
      description: "What titles and descriptions must be about.",
      kind: "text",
      without: "everything",
    },
    kind: {
      label: "Classified type",
      description: "Which ads are shown at first.",
      kind: "choice",
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
      kind: "categories",
      without: "all",
    },
    "ending-soon": {
      label: "Only those ending soon",
      description: "Only ads that end within seven days, at first.",
      kind: "flag",
      without: "all",
    },
  },
});
