import { manual } from "../../embed/manual.ts";
import { mailingListElement } from "./MailingListEmbed.element.ts";

export const mailingListManual = manual(mailingListElement, {
  title: "Mailing list",
  narrow: { window: 480, height: 260 },
  summary: "Takes an address along to the site, where the list is joined.",
  attributes: {},
});
