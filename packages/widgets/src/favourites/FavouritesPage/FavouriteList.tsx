import type { Schema } from "@foodshed/sdk";
import { useEffect, useState } from "react";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useClient } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import { EnquireWithThese } from "./EnquireWithThese.tsx";
import { FavouriteRow } from "./FavouriteRow.tsx";
import * as css from "./FavouritesPage.css.ts";
import { ListActions } from "./ListActions.tsx";
import { SORTS, type Sort, sortItems } from "./sortItems.ts";

export interface FavouriteListProps {
  list: Schema<"FavouriteList">;
  /** All lists, to move things to. */
  lists: readonly Schema<"FavouriteList">[];
}

/** One list: what is in it, and what can be done with it. */
export function FavouriteList({ list, lists }: FavouriteListProps) {
  const t = useTranslate();
  const client = useClient();
  const invalidate = useInvalidateQueries();
  const mayEdit = useMayEdit();
  const [sort, setSort] = useState<Sort>("newest");
  const { data, error, retry } = useQuery<Schema<"FavouriteListContents">>(
    ["readFavouriteList", list.id],
    (api) => api.GET("/favourite_lists/{id}/", { params: { path: { id: list.id } } }),
  );
  useEffect(() => {
    if (!mayEdit) return;
    // Looking at the list is seeing its news.
    void client
      .POST("/favourite_lists/{id}/seen/", { params: { path: { id: list.id } } })
      .then(() => invalidate("listNews"));
  }, [client, list.id, invalidate, mayEdit]);
  return (
    <section aria-labelledby={`list-${list.id}`} className={css.section}>
      <div className={css.head}>
        <h2 id={`list-${list.id}`} className={css.heading}>
          {list.name}
        </h2>
        <div className={css.buttons}>
          {mayEdit && data && <EnquireWithThese list={list} items={data.items} />}
          {mayEdit && <ListActions list={list} />}
        </div>
      </div>
      {error && !data ? (
        <SmallLoadFailure message={error.message} onRetry={retry} />
      ) : !data ? (
        <div role="status" className={css.bones}>
          <VisuallyHidden>{t(strings.loading)}</VisuallyHidden>
          <Skeleton height="6em" />
          <Skeleton height="6em" />
        </div>
      ) : data.items.length === 0 ? (
        <EmptyState level={3} title={t(strings.emptyList)}>
          {t(strings.noFavouritesHelp)}
        </EmptyState>
      ) : (
        <>
          {data.items.length > 1 && (
            <SelectField
              label={t(strings.sortBy)}
              className={css.sort}
              options={SORTS.map(({ value, label }) => ({ value, label: t(label) }))}
              value={sort}
              onChange={(event) => setSort(event.target.value as Sort)}
            />
          )}
          <ul className={css.rows}>
            {sortItems(data.items, sort, t.locale).map((item) => (
              <li key={item.id}>
                <FavouriteRow item={item} list={list} lists={lists} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
