import type { Schema } from "@foodshed/sdk";
import { classifiedHeading, classifiedPath, savedSearchPath } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as sectionCss from "../DashboardSection.css.ts";
import { DashboardSection } from "../DashboardSection.tsx";
import * as strings from "../generated/strings.ts";
import { NewMatches } from "./NewMatches.tsx";
import * as css from "./News.css.ts";
import { useNews } from "./useNews.ts";

/** The id of the section's title. */
export const NEWS = "new-for-you";

/** What is new in the saved searches and lists of the account, and which new ads meet its own, until it has been looked at. */
export function News({ account }: { account: number }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const { data, error, retry, seeMatches, seeSearch, seeList, seeAll } = useNews(account);
  return (
    <DashboardSection title={t(strings.newForYou)} titleId={NEWS}>
      {!data ? (
        error ? (
          <GroupedLoadFailure message={error.message} onRetry={retry} />
        ) : (
          <div role="status" className={sectionCss.bones}>
            <VisuallyHidden>{t(strings.loadingNews)}</VisuallyHidden>
            <Skeleton height="3.5em" />
          </div>
        )
      ) : data.unread === 0 ? (
        <p className={sectionCss.none}>
          {t.rich(strings.nothingNew, {
            searches: linkTo("/settings#saved-searches"),
            lists: linkTo("/favourites"),
            classifieds: linkTo("/profile/classifieds"),
          })}
        </p>
      ) : (
        <>
          <ul className={css.list}>
            {data.matches.unread > 0 && (
              <NewMatches matches={data.matches} onSeen={() => void seeMatches()} />
            )}
            {data.searches.map(({ search, unread, latest }) => (
              <NewsOf
                key={`search ${search.id}`}
                title={search.name}
                to={savedSearchPath(search)}
                unread={unread}
                latest={latest}
                onSeen={() => void seeSearch(search.id)}
              />
            ))}
            {data.lists.map(({ id, name, unread, latest }) => (
              <NewsOf
                key={`list ${id}`}
                title={name}
                to={`/favourites/${id}`}
                unread={unread}
                latest={latest}
                onSeen={() => void seeList(id)}
              />
            ))}
          </ul>
          <Button variant="quiet" size="sm" className={css.seen} onClick={() => void seeAll()}>
            {t(strings.markAllSeen)}
          </Button>
        </>
      )}
    </DashboardSection>
  );
}

interface NewsOfProps {
  title: string;
  to: string;
  unread: number;
  latest: Schema<"NewsItem">[];
  onSeen: () => void;
}

function NewsOf({ title, to, unread, latest, onSeen }: NewsOfProps) {
  const t = useTranslate();
  const Link = useLink();
  return (
    <li className={css.item}>
      <h3 className={css.title}>
        <Link to={to} className={css.link} onClick={onSeen}>
          {title}
        </Link>{" "}
        <span className={css.unread}>{t(strings.newCount, { count: unread })}</span>
      </h3>
      <ul className={css.latest}>
        {latest.map((item) => (
          <li key={`${item.kind} ${item.account.id} ${item.classified?.id ?? ""}`}>
            <NewsLine item={item} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** One sentence: who, and what they posted or changed. */
function NewsLine({ item: { kind, account, classified } }: { item: Schema<"NewsItem"> }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const profile = `/profiles/${account.slug}`;
  const business = account.business_name;
  if (classified) {
    return t.rich(strings.newClassified, {
      business,
      title: classifiedHeading(classified.looking_for, classified.title, t),
      link: linkTo(classifiedPath(classified)),
    });
  }
  return t.rich(kind === "updated" ? strings.newUpdate : strings.newBusiness, {
    business,
    link: linkTo(profile),
  });
}
