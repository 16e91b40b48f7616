import { formatDate } from "@foodshed/sdk/vocabulary";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { LoadMore } from "../../primitives/LoadMore/LoadMore.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { heading } from "../../theme/text.css.ts";
import { productText } from "../enquiryText.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./EnquiriesPage.css.ts";
import { useEnquiries } from "./useEnquiries.ts";

/** The enquiries that the account has sent, the newest first. */
export function EnquiriesPage() {
  const account = useSession()?.account_id;
  return account === undefined ? null : <Enquiries key={account} />;
}

function Enquiries() {
  const t = useTranslate();
  const Link = useLink();
  const { enquiries, total, error, isLoading, retry, more } = useEnquiries();
  return (
    <div className={css.page}>
      <h1 className={heading.h1}>{t(strings.enquiries)}</h1>
      {isLoading && (
        <div role="status" className={css.bones}>
          <VisuallyHidden>{t(strings.loadingEnquiries)}</VisuallyHidden>
          <Skeleton height="4em" />
          <Skeleton height="4em" />
        </div>
      )}
      {!enquiries && error && (
        <LoadFailure level={2} title={t(strings.enquiriesFailed)} message={error.message} onRetry={retry} />
      )}
      {enquiries?.length === 0 && (
        <EmptyState
          level={2}
          title={t(strings.noEnquiries)}
          action={<LinkButton to="/search">{t(strings.findBusinesses)}</LinkButton>}
        >
          {t(strings.howToAsk)}
        </EmptyState>
      )}
      {enquiries && enquiries.length > 0 && (
        <ul className={css.list}>
          {enquiries.map((enquiry) => (
            <li key={enquiry.id} className={css.item}>
              <Link to={`/enquiries/${enquiry.id}`} className={css.link}>
                {productText(enquiry, t)}
              </Link>
              <span className={css.about}>
                {t(strings.sentOn, { day: formatDate(enquiry.created_at, undefined, t.locale) })}
              </span>
              <span className={css.answers}>
                {enquiry.closed_at ? <Tag tone="plain">{t(strings.closedTag)}</Tag> : null}{" "}
                {t(strings.answeredOf, { answered: enquiry.answered, sent: enquiry.sent })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {enquiries && total > enquiries.length && (
        <LoadMore
          loaded={enquiries.length}
          total={total}
          moreLabel={t(strings.moreEnquiries)}
          doneLabel={t(strings.moreEnquiries)}
          noneLabel={t(strings.noEnquiries)}
          busy={more.busy}
          onMore={more.load}
        />
      )}
    </div>
  );
}
