import type { FoodshedClient, Problem, Schema } from "@foodshed/sdk";
import { useEffect, useRef, useState } from "react";
import { useClient, usePrefetchedAnswer } from "../../provider/host.tsx";

type List = Schema<"WeeklyList">;

/** Products of one page. */
export const WEEKLY_PAGE_SIZE = 100;

const ask = (client: FoodshedClient, network: string, from: number, signal?: AbortSignal) =>
  client.GET("/weekly_list/", {
    params: { query: { network, size: WEEKLY_PAGE_SIZE, ...(from > 0 && { from }) } },
    ...(signal && { signal }),
  });

/** A network's list, page by page. */
export function useWeeklyList(network: string, initial?: List) {
  const client = useClient();
  const [turn, setTurn] = useState(0);
  const prefetched = usePrefetchedAnswer<List>((client) => ask(client, network, 0));
  const [state, setState] = useState<{
    list?: List;
    problem?: Pick<Problem, "message" | "status">;
    isLoadingMore?: boolean;
  }>({ list: initial ?? prefetched });
  const isShown = useRef(state.list !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (isShown.current) {
      isShown.current = false;
      return;
    }
    const controller = new AbortController();
    setState({});
    void ask(client, network, 0, controller.signal).then(({ data: list, error: problem }) => {
      if (!controller.signal.aborted) setState({ list, problem });
    });
    return () => controller.abort();
  }, [client, network, turn]);

  const loadMore = async () => {
    const { list } = state;
    if (!list) return;
    setState({ list, isLoadingMore: true });
    const { data: next, error: problem } = await ask(client, network, list.products.length);
    // The list may have changed meanwhile: what is there already is not shown twice.
    const known = new Set(list.products.map(({ id }) => id));
    const more = next?.products.filter(({ id }) => !known.has(id)) ?? [];
    const products = [...list.products, ...more];
    const total = next && more.length > 0 ? next.total : products.length;
    setState(problem ? { list, problem } : { list: { ...list, products, total } });
  };
  return { ...state, loadMore, retry: () => setTurn(turn + 1) };
}
