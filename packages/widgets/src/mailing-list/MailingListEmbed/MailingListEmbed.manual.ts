import { manual } from "../../embed/manual.ts";
import { mailingListElement } from "./MailingListEmbed.element.ts";

export const mailingListManual = manual(mailingListElement, {
  title: "Mailing list",
  summary: "Takes an address along to the site, where the list is joined.",
  attributes: {},
});
