import type { Schema } from "../contract.ts";
import { accountRef, type Business, businesses } from "./businesses.ts";
import { classifiedHit } from "./classifieds.ts";
import type { Mocks } from "./handlers.ts";
import { profileHit } from "./search.ts";

const [orchard, dairy] = businesses;
const ADDED = "2026-11-02T15:00:00Z";

/** A list of favourites. */
export function favouriteList(fields: Partial<Schema<"FavouriteList">> = {}): Schema<"FavouriteList"> {
  return {
    id: 3,
    name: "Cheese for the tasting menu",
    size: 0,
    share_token: null,
    share_notes: false,
    created_at: ADDED,
    ...fields,
  };
}

/** A business in a list. */
export function favouriteItem(id: number, business: Business = dairy, note = ""): Schema<"FavouriteItem"> {
  const profile = profileHit(business)._source;
  return { id, kind: "profile", note, added_at: ADDED, profile, classified: null };
}

/** The address of shared lists in examples. */
export const SHARE_TOKEN = "4vJ9sQ2mXb7LkRtY0eWc5uHn3pZa8dGf";

/** A list that somebody shares. */
export function sharedList(fields: Partial<Schema<"SharedList">> = {}): Schema<"SharedList"> {
  const { kind: _, ...item } = favouriteItem(8, dairy, "Delivers on Thursdays");
  const ad = { id: 9, note: "", added_at: ADDED, profile: null, classified: classifiedHit()._source };
  return {
    name: "Cheese for the tasting menu",
    by: accountRef(orchard),
    updated_at: ADDED,
    items: [item, ad],
    ...fields,
  };
}

/** Mocks of an account that keeps things in two lists, which remember what is changed through them. */
export function ownFavourites() {
  let lists = [favouriteList(), favouriteList({ id: 4, name: "Bread" })];
  let items: { list: number; item: Schema<"FavouriteItem"> }[] = [
    { list: 3, item: favouriteItem(8, dairy, "Delivers on Thursdays") },
    { list: 3, item: { ...favouriteItem(9, orchard), added_at: "2026-11-03T15:00:00Z" } },
  ];
  let last = 20;
  const sized = () =>
    lists.map((list) => ({ ...list, size: items.filter((one) => one.list === list.id).length }));
  const listOf = (id: unknown) => sized().find((list) => list.id === Number(id)) ?? favouriteList();
  const toFavourite = (list: number, item: Schema<"FavouriteItem">): Schema<"Favourite"> => ({
    id: item.id,
    list_id: list,
    list_name: listOf(list).name,
    profile_id: item.profile?.id ?? null,
    classified_id: item.classified?.id ?? null,
    note: item.note,
    added_at: item.added_at,
  });
  return {
    "GET /favourites/": () => ({
      lists: sized(),
      favourites: items.map(({ list, item }) => {
        const { id, list_id, profile_id, classified_id } = toFavourite(list, item);
        return { id, list_id, profile_id, classified_id };
      }),
    }),
    "POST /favourites/": ({ body }) => {
      const id = ++last;
      const business = businesses.find((one) => "profile_id" in body && one.id === body.profile_id);
      const item = favouriteItem(id, business, body.note);
      const list = body.list_id ?? 3;
      items = [{ list, item }, ...items];
      return toFavourite(list, item);
    },
    "PUT /favourites/{id}/": ({ params, body }) => {
      items = items.map((one) =>
        one.item.id === Number(params.id)
          ? { list: body.list_id ?? one.list, item: { ...one.item, note: body.note ?? one.item.note } }
          : one,
      );
      const changed = items.find(({ item }) => item.id === Number(params.id));
      return toFavourite(changed?.list ?? 3, changed?.item ?? favouriteItem(8));
    },
    "DELETE /favourites/{id}/": ({ params }) => {
      const gone = items.find(({ item }) => item.id === Number(params.id));
      items = items.filter((one) => one !== gone);
      return toFavourite(gone?.list ?? 3, gone?.item ?? favouriteItem(8));
    },
    "POST /favourite_lists/": ({ body }) => {
      const list = favouriteList({ id: ++last, name: body.name });
      lists = [...lists, list];
      return list;
    },
    "GET /favourite_lists/{id}/": ({ params }) => ({
      list: listOf(params.id),
      items: items.filter(({ list }) => list === Number(params.id)).map(({ item }) => item),
    }),
    "PUT /favourite_lists/{id}/": ({ params, body }) => {
      lists = lists.map((list) => (list.id === Number(params.id) ? { ...list, ...body } : list));
      return listOf(params.id);
    },
    "DELETE /favourite_lists/{id}/": ({ params }) => {
      lists = lists.filter(({ id }) => id !== Number(params.id));
      return undefined;
    },
    "POST /favourite_lists/{id}/restore/": ({ params }) => {
      lists = [favouriteList({ id: Number(params.id) }), ...lists];
      return listOf(params.id);
    },
    "POST /favourite_lists/{id}/share/": ({ params }) => {
      lists = lists.map((list) =>
        list.id === Number(params.id) ? { ...list, share_token: SHARE_TOKEN } : list,
      );
      return listOf(params.id);
    },
    "DELETE /favourite_lists/{id}/share/": ({ params }) => {
      lists = lists.map((list) => (list.id === Number(params.id) ? { ...list, share_token: null } : list));
      return undefined;
    },
    "POST /favourite_lists/{id}/seen/": () => undefined,
  } satisfies Mocks;
}
