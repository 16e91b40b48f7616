import { defineEmbedDocs } from "../../embed/embedDocs.ts";
import { weeklyListElement } from "./WeeklyList.element.ts";

export const weeklyListDocs = defineEmbedDocs(weeklyListElement, {
  title: "Weekly list",
  summary: "What the members of a network have this week: products with prices, seasons and who has them.",
  attributes: {
    network: {
      label: "Network",
      description: "The network, by its slug: the last part of its profile’s address.",
      type: "network",
      required: true,
    },
  },
});
