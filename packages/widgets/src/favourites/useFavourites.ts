import type { Schema } from "@foodshed/sdk";
import { useClient, useNavigate, useSession } from "../provider/host.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { useNotices } from "../provider/notices.tsx";
import { useInvalidateQueries, useQuery, useSetQueryData } from "../provider/useQuery.ts";
import * as strings from "./generated/strings.ts";

/** What is saved. */
export type FavouriteTarget = { profile_id: number } | { classified_id: number };

type Favourites = Schema<"Favourites">;
type Mark = Schema<"FavouriteMark">;

/** A mark that the server has not confirmed yet. */
const UNCONFIRMED = 0;

/** What the signed-in account saves in its lists. A change shows at once and goes back when the server does not take it. */
export function useFavourites() {
  const t = useTranslate();
  const client = useClient();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const change = useSetQueryData();
  const account = useSession()?.account_id;
  const key = ["listFavourites", account] as const;
  const query = useQuery<Favourites>(account === undefined ? null : key, (api) => api.GET("/favourites/"));

  const setMarks = (update: (marks: Mark[]) => Mark[]) =>
    change<Favourites>(key, (all) => ({ ...all, favourites: update(all.favourites) }));
  const refresh = () => invalidate("listFavourites", "readFavouriteList");

  /** @returns the favourite; undefined when the server refused, which is said */
  async function save(
    target: FavouriteTarget,
    more: { list_id?: number; note?: string } = {},
  ): Promise<Schema<"Favourite"> | undefined> {
    const mark = { id: UNCONFIRMED, list_id: UNCONFIRMED, profile_id: null, classified_id: null, ...target };
    setMarks((marks) => [...marks, mark]);
    const { data, error } = await client.POST("/favourites/", { body: { ...target, ...more } });
    if (error) {
      setMarks((marks) => marks.filter((one) => one !== mark));
      notify(error.message, "error");
      return undefined;
    }
    await refresh();
    notify(t(strings.savedTo, { list: data.list_name }), "success", {
      label: t(strings.openList),
      run: () => navigate(`/favourites/${data.list_id}`),
    });
    return data;
  }

  /** Moves a favourite to another list. @returns whether the server took it; what it says otherwise is shown */
  async function move(id: number, list_id: number): Promise<boolean> {
    const { data, error } = await client.PUT("/favourites/{id}/", {
      params: { path: { id } },
      body: { list_id },
    });
    if (error) notify(error.message, "error");
    else notify(t(strings.movedTo, { list: data.list_name }));
    await refresh();
    return !error;
  }

  /** Removes marks, and offers to save what they were of again, with its notes. */
  async function remove(marks: readonly Mark[]): Promise<void> {
    const ids = marks.map(({ id }) => id);
    setMarks((all) => all.filter(({ id }) => !ids.includes(id)));
    const removed: Schema<"Favourite">[] = [];
    for (const id of ids) {
      const { data, error } = await client.DELETE("/favourites/{id}/", { params: { path: { id } } });
      // Somebody else of the account was quicker.
      if (error?.status === 404) continue;
      if (error) notify(error.message, "error");
      else removed.push(data);
    }
    await refresh();
    if (removed.length === 0) return;
    notify(t(strings.removed), "info", {
      label: t(strings.undo),
      run: () => {
        for (const { profile_id, classified_id, list_id, note } of removed) {
          const target = profile_id === null ? { classified_id: classified_id ?? 0 } : { profile_id };
          void save(target, { list_id, note });
        }
      },
    });
  }

  return { ...query, account, save, move, remove, refresh };
}

/** The marks of one thing, in whichever lists it is. */
export function marksOf(favourites: Favourites | undefined, target: FavouriteTarget): Mark[] {
  const [name, id] = Object.entries(target)[0] as ["profile_id" | "classified_id", number];
  return favourites?.favourites.filter((mark) => mark[name] === id) ?? [];
}
