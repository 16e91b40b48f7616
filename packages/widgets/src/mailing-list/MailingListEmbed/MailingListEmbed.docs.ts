import { defineEmbedDocs } from "../../embed/embedDocs.ts";
import { mailingListElement } from "./MailingListEmbed.element.ts";

export const mailingListDocs = defineEmbedDocs(mailingListElement, {
  title: "Mailing list",
  narrow: { window: 480, height: 260 },
  summary: "Takes an address along to the site, where the list is joined.",
  attributes: {},
});
