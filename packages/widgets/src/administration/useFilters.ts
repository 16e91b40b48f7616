import { useNavigate } from "../provider/host.tsx";

export interface Filters {
  get(name: string): string;
  /** The page that is shown, from 1. */
  page: number;
  /** Changes some of them, and begins with the first page unless that is what changes. */
  set(changes: Readonly<Record<string, string>>): void;
}

/** The filters of a list, which stand in the address: Back restores them, and a link leads to them. */
export function useFilters(path: string, search: string): Filters {
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  return {
    get: (name) => query.get(name) ?? "",
    page: Math.max(1, Math.trunc(Number(query.get("page"))) || 1),
    set(changes) {
      const next = new URLSearchParams(query);
      next.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        if (value === "" || (name === "page" && value === "1")) next.delete(name);
        else next.set(name, value);
      }
      navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true, keepScroll: !("page" in changes) });
    },
  };
}
