import { FAVOURITE_LISTS_MAX } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLink, useNavigate } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import * as strings from "../generated/strings.ts";
import { useFavourites } from "../useFavourites.ts";
import { FavouriteList } from "./FavouriteList.tsx";
import * as css from "./FavouritesPage.css.ts";
import { ListNameDialog } from "./ListNameDialog.tsx";

export interface FavouritesPageProps {
  /** The list in the address; the first one by default. */
  list?: number | undefined;
}

/** What the account keeps, list by list. */
export function FavouritesPage({ list }: FavouritesPageProps) {
  const t = useTranslate();
  const Link = useLink();
  const navigate = useNavigate();
  const { data, error, retry, account } = useFavourites();
  const mayEdit = useMayEdit();
  const [naming, setNaming] = useState(false);
  if (account === undefined) return null;
  const shown = data?.lists.find(({ id }) => id === list) ?? data?.lists[0];
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t(strings.favourites)}</h1>
        {mayEdit && (
          <Button
            variant="secondary"
            disabled={!data || data.lists.length >= FAVOURITE_LISTS_MAX}
            onClick={() => setNaming(true)}
          >
            {t(strings.newList)}
          </Button>
        )}
      </div>
      {data && data.lists.length > 0 && (
        <nav aria-label={t(strings.lists)} className={css.nav}>
          <ul className={css.lists}>
            {data.lists.map(({ id, name, size }) => (
              <li key={id}>
                <Link
                  to={`/favourites/${id}`}
                  keepScroll
                  aria-current={id === shown?.id ? "page" : undefined}
                  className={css.list}
                >
                  <span className={css.listName}>{name}</span>
                  <span className={css.size} aria-hidden="true">
                    {size}
                  </span>{" "}
                  <VisuallyHidden>{t(strings.things, { count: size })}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {error && !data ? (
        <SmallLoadFailure message={error.message} onRetry={retry} />
      ) : !data ? (
        <div role="status" className={css.bones}>
          <VisuallyHidden>{t(strings.loading)}</VisuallyHidden>
          <Skeleton height="3em" />
          <Skeleton height="6em" />
        </div>
      ) : shown ? (
        <FavouriteList key={shown.id} list={shown} lists={data.lists} />
      ) : (
        <div className={css.wide}>
          <EmptyState
            level={2}
            title={t(strings.noFavourites)}
            action={
              <LinkButton variant="secondary" to="/search">
                {t(strings.findBusinesses)}
              </LinkButton>
            }
          >
            {t(strings.noFavouritesHelp)}
          </EmptyState>
        </div>
      )}
      {naming && (
        <ListNameDialog
          onClose={() => setNaming(false)}
          onSaved={({ id }) => navigate(`/favourites/${id}`, { keepScroll: true })}
        />
      )}
    </div>
  );
}
