import { manual } from "../../embed/manual.ts";
import { messageButtonElement } from "./MessageLink.element.ts";

export const messageButtonManual = manual(messageButtonElement, {
  title: "Message button",
  summary: "Writes to one business, in a window of the site.",
  attributes: {
    slug: {
      label: "Business",
      description: "Who is written to, by slug: the last part of the profile’s address.",
      kind: "slug",
      required: true,
    },
    label: {
      label: "Text",
      description: "What stands on the button.",
      kind: "text",
      without: "Log In to Message",
    },
  },
});
