import type { LocalizedString, Translate } from "@foodshed/sdk/locale";
import { formatDate, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { type MailContent, pageUrl } from "../../infra/mail/mail-layout.ts";
import type { ProfileNeed } from "../profiles/profile-needs.ts";
import type { Services } from "../services.ts";
import type { Candidate } from "./candidates.queries.ts";
import * as strings from "./generated/strings.ts";

type Words = Pick<MailContent, "subject" | "paragraphs" | "items" | "action">;

/** What a mail says of each thing that a profile lacks, and the section of the hub where it is added. */
const LACKS: Partial<Record<ProfileNeed, { title: LocalizedString; text: LocalizedString; open: string }>> = {
  description: { title: strings.addDescription, text: strings.whyDescription, open: "general-info" },
  picture: { title: strings.addPicture, text: strings.whyPicture, open: "photo" },
  products: { title: strings.addProducts, text: strings.whyProducts, open: "products" },
  place: { title: strings.addPlace, text: strings.whyPlace, open: "locations" },
};

/** Asks a business to complete its profile, or to look whether it is still right. */
export function nudgeMail(
  { publicUrl }: Services["config"],
  sender: string,
  { card, needs, edited_at }: Candidate,
): (t: Translate) => Words {
  const business = card.business_name;
  return (t) => {
    const items = needs.flatMap((need) => {
      const lack = LACKS[need];
      if (!lack) return [];
      const url = pageUrl(publicUrl, `/profile-hub?open=${lack.open}`, t);
      return [{ title: t(lack.title), text: t(lack.text), url }];
    });
    const date = formatDate(edited_at.toISOString(), ONTARIO_TIME_ZONE, t.locale);
    const isStale = needs.includes("update");
    return {
      subject:
        items.length > 0 ? t(strings.nudgeSubject, { business }) : t(strings.nudgeStaleSubject, { business }),
      paragraphs: [
        t(strings.nudgeIntro, { sender, business }),
        ...(isStale ? [t(strings.nudgeStale, { date })] : []),
        ...(items.length > 0 ? [t(strings.nudgeLacks, { count: items.length })] : []),
      ],
      items,
      action: { label: t(strings.nudgeAction), url: pageUrl(publicUrl, "/profile-hub", t) },
    };
  };
}
