import { manual } from "../../embed/manual.ts";
import { profileCardElement } from "./ProfileCard.element.ts";

export const profileCardManual = manual(profileCardElement, {
  title: "Profile card",
  summary: "One business at a glance: its picture, place, first words and roles.",
  attributes: {
    slug: {
      label: "Business",
      description: "The business, by its slug: the last part of its profile’s address.",
      kind: "slug",
      required: true,
    },
  },
});
