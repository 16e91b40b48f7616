import type { FoodshedClient, FoodshedError, Result } from "@foodshed/sdk";
import { useCallback } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useClient } from "./host.tsx";

/** The operation's name first, then its input: `["listClassifieds", { profile_id: 7 }]`. */
export type QueryKey = readonly [operation: string, input?: unknown];

export interface QueryState<Data> {
  data: Data | undefined;
  /** What the server, or the missing network, had to say. */
  error: FoodshedError | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** Something is shown, and a newer answer is on its way. */
  isRefreshing: boolean;
  retry(): void;
}

export interface QueryOptions<Data> {
  /** An answer that the page already has, from its loader. */
  initialData?: Data | undefined;
  /** Keeps showing the last answer while the input changes. */
  keepPrevious?: boolean;
}

/** Reads through the cache. A null key waits. */
export function useQuery<Data>(
  key: QueryKey | null,
  load: (client: FoodshedClient) => Promise<Result<Data>>,
  { initialData, keepPrevious = false }: QueryOptions<Data> = {},
): QueryState<Data> {
  const client = useClient();
  const state = useSWR<Data, FoodshedError>(
    key,
    async () => {
      const { data, error } = await load(client);
      if (error) throw error;
      return data;
    },
    {
      keepPreviousData: keepPrevious,
      revalidateOnMount: initialData === undefined,
      ...(initialData === undefined ? {} : { fallbackData: initialData }),
    },
  );
  const { mutate } = state;
  return {
    data: state.data,
    error: state.error,
    isLoading: state.isLoading && state.data === undefined,
    isRefreshing: state.isValidating && state.data !== undefined,
    retry: useCallback(() => void mutate(), [mutate]),
  };
}

/** Reads an operation's answers again wherever they are shown, after a change; the old ones stay until then. */
export function useRefresh(): (...operations: string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (...operations) => mutate((key) => Array.isArray(key) && operations.includes(key[0])),
    [mutate],
  );
}

/** Changes an answer that is held, without asking the server: for what a write has just told. */
export function useChange(): <Data>(key: QueryKey, change: (data: Data) => Data) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    <Data>(key: QueryKey, change: (data: Data) => Data) =>
      void mutate<Data>(key, (data) => data && change(data), { revalidate: false }),
    [mutate],
  );
}
