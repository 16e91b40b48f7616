import type { Schema } from "@foodshed/sdk";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import { DashboardSection } from "../DashboardSection.tsx";
import * as strings from "../generated/strings.ts";
import { useNews } from "../News/useNews.ts";
import * as css from "./EnquiriesAndFavourites.css.ts";

/** Leads to the enquiries and the favourites of the account, with how much is new there. The links do not wait for the counts. */
export function EnquiriesAndFavourites({ account }: { account: number }) {
  const t = useTranslate();
  const { data: enquiries } = useQuery<Schema<"EnquiryList">>(
    ["listEnquiries", { size: 1, account }],
    (client) => client.GET("/enquiries/", { params: { query: { size: 1 } } }),
  );
  const { data: news } = useNews(account);
  const lists = news?.lists.reduce((sum, { unread }) => sum + unread, 0) ?? 0;
  const { unread_answers = 0, waiting = 0 } = enquiries ?? {};
  return (
    <DashboardSection title={t(strings.enquiriesAndFavourites)} small>
      <ul className={css.list}>
        <Entry
          to="/enquiries"
          label={t(strings.yourEnquiries)}
          note={unread_answers > 0 && t(strings.newAnswers, { count: unread_answers })}
        />
        <Entry
          to="/messages"
          label={t(strings.enquiriesToYou)}
          note={waiting > 0 && t(strings.waitingForAnswer, { count: waiting })}
        />
        <Entry
          to="/favourites"
          label={t(strings.favourites)}
          note={lists > 0 && t(strings.newCount, { count: lists })}
        />
      </ul>
    </DashboardSection>
  );
}

function Entry({ to, label, note }: { to: string; label: string; note: string | false }) {
  const Link = useLink();
  return (
    <li>
      <Link to={to} className={css.entry}>
        <span className={css.label}>{label}</span> {note && <span className={css.note}>{note}</span>}
      </Link>
    </li>
  );
}
