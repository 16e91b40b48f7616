import { defineEmbedDocs } from "../../embed/embedDocs.ts";
import { profileCardElement } from "./ProfileCard.element.ts";

export const profileCardDocs = defineEmbedDocs(profileCardElement, {
  title: "Profile card",
  summary: "One business at a glance: its picture, place, first words and roles.",
  attributes: {
    slug: {
      label: "Business",
      description: "The business, by its slug: the last part of its profile’s address.",
      type: "slug",
      required: true,
    },
  },
});
