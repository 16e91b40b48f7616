import type { Schema } from "@foodshed/sdk";
import { formatDate, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { CrossIcon } from "../../brand/icons/signs.tsx";
import { ChooseBusiness } from "../../enquiries/ChooseBusiness/ChooseBusiness.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useSetQueryData } from "../../provider/useQuery.ts";
import { FavouriteSummary } from "../FavouriteSummary.tsx";
import * as strings from "../generated/strings.ts";
import { useFavourites } from "../useFavourites.ts";
import * as css from "./FavouritesPage.css.ts";
import { NoteField } from "./NoteField.tsx";

export interface FavouriteRowProps {
  item: Schema<"FavouriteItem">;
  list: Schema<"FavouriteList">;
  /** All lists, to move it to. */
  lists: readonly Schema<"FavouriteList">[];
}

/** One thing of a list, with its note. */
export function FavouriteRow({ item, list, lists }: FavouriteRowProps) {
  const t = useTranslate();
  const mayEdit = useMayEdit();
  const change = useSetQueryData();
  const { remove, move } = useFavourites();
  const name = item.profile?.business_name ?? item.classified?.title ?? t(strings.notPublic);

  const leave = () =>
    change<Schema<"FavouriteListContents">>(["readFavouriteList", list.id], (all) => ({
      ...all,
      items: all.items.filter(({ id }) => id !== item.id),
    }));
  async function moveTo(list_id: number): Promise<void> {
    leave();
    await move(item.id, list_id);
  }
  return (
    <article className={css.row}>
      <FavouriteSummary profile={item.profile} classified={item.classified} kind={item.kind}>
        <p className={css.added}>
          {t(strings.addedOn, { date: formatDate(item.added_at, ONTARIO_TIME_ZONE, t.locale) })}
        </p>
        {mayEdit ? (
          <NoteField id={item.id} list={list.id} note={item.note} name={name} />
        ) : (
          item.note && <p className={css.added}>{item.note}</p>
        )}
      </FavouriteSummary>
      {mayEdit && (
        <div className={css.tools}>
          {item.profile && <ChooseBusiness id={item.profile.account_id} name={item.profile.business_name} />}
          {lists.length > 1 && (
            <SelectField
              label={t(strings.listOf, { name })}
              hideLabel
              options={lists.map(({ id, name }) => ({ value: id, label: name }))}
              value={list.id}
              onChange={(event) => void moveTo(Number(event.target.value))}
            />
          )}
          <Button
            variant="quiet"
            size="sm"
            icon={<CrossIcon size="1em" />}
            aria-label={t(strings.removeNamed, { name })}
            onClick={() => {
              leave();
              void remove([{ id: item.id, list_id: list.id, profile_id: null, classified_id: null }]);
            }}
          >
            {t(strings.remove)}
          </Button>
        </div>
      )}
    </article>
  );
}
