import { formatDate } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { heading } from "../../theme/text.css.ts";
import { dayText, productText } from "../enquiryText.ts";
import * as strings from "../generated/strings.ts";
import { Answers } from "./Answers.tsx";
import { type Quote, toRows } from "./answers.ts";
import { EnquiryActions } from "./EnquiryActions.tsx";
import * as css from "./EnquiryPage.css.ts";
import { EnquiryShipping } from "./EnquiryShipping.tsx";
import { useEnquiry } from "./useEnquiry.ts";

export interface EnquiryPageProps {
  /** The enquiry, one of the account's own. */
  id: number;
}

/** What was asked for, and the answers side by side: quantity, price, day and shipping of each. */
export function EnquiryPage({ id }: EnquiryPageProps) {
  const account = useSession()?.account_id;
  return account === undefined ? null : <OwnEnquiry key={`${account} ${id}`} id={id} />;
}

const NONE: ReadonlyMap<number, Quote> = new Map();

function OwnEnquiry({ id }: EnquiryPageProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { enquiry, error, isLoading, retry, remind, close } = useEnquiry(id);
  const [quotes, setQuotes] = useState(NONE);
  if (isLoading) {
    return (
      <div className={css.page} role="status">
        <VisuallyHidden>{t(strings.loadingEnquiry)}</VisuallyHidden>
        <Skeleton height="3em" />
        <Skeleton height="12em" />
      </div>
    );
  }
  if (!enquiry) {
    return (
      <div className={css.page}>
        <LoadFailure
          level={2}
          title={t(strings.enquiryFailed)}
          message={error?.message ?? ""}
          onRetry={retry}
        />
        <p className={css.back}>{linkTo("/enquiries")(t(strings.allEnquiries))}</p>
      </div>
    );
  }
  const rows = toRows(enquiry.recipients, quotes, t);
  const sent = enquiry.recipients.filter(({ outcome }) => outcome === "sent").length;
  const answered = enquiry.recipients.filter(({ answer }) => answer).length;
  const offers = enquiry.recipients.filter(({ answer }) => answer?.available);
  const wishes = [
    t(strings.sentOn, { day: formatDate(enquiry.created_at, undefined, t.locale) }),
    enquiry.wanted_by && t(strings.wantedByDay, { day: dayText(enquiry.wanted_by, t) }),
    { delivery: t(strings.toBeDelivered), pickup: t(strings.toBePickedUp), either: t(strings.eitherIsFine) }[
      enquiry.delivery
    ],
  ].filter(Boolean);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <p className={css.back}>{linkTo("/enquiries")(t(strings.allEnquiries))}</p>
        <h1 className={heading.h1}>
          {productText(enquiry, t)} {enquiry.closed_at && <Tag tone="plain">{t(strings.closedTag)}</Tag>}
        </h1>
        <p className={css.wishes}>{wishes.join(" · ")}</p>
        {enquiry.content && <p className={css.content}>{enquiry.content}</p>}
      </header>
      <section className={css.section} aria-labelledby="answers">
        <div className={css.sectionHead}>
          <h2 id="answers" className={heading.h2}>
            {t(strings.answers)}
          </h2>
          <p role="status" className={css.count}>
            {t(strings.answeredOf, { answered, sent })}
          </p>
        </div>
        <Answers rows={rows} />
        <EnquiryActions enquiry={enquiry} rows={rows} remind={remind} close={close} />
      </section>
      {offers.length > 0 && (
        <EnquiryShipping
          enquiry={enquiry}
          onQuotes={(rates) => setQuotes(new Map(rates.map((rate) => [rate.account, rate])))}
        />
      )}
    </div>
  );
}
