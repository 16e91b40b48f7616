import { defineEmbedDocs } from "../../embed/embedDocs.ts";
import { messageButtonElement } from "./MessageLink.element.ts";

export const messageButtonDocs = defineEmbedDocs(messageButtonElement, {
  title: "Message button",
  summary: "Writes to one business in place; a mail to the visitor confirms the address.",
  attributes: {
    slug: {
      label: "Business",
      description: "Who is written to, by slug: the last part of the profile’s address.",
      type: "slug",
      required: true,
    },
    label: {
      label: "Text",
      description: "The label of the button.",
      type: "text",
      without: "Write a message",
    },
  },
});
