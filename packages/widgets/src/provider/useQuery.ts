import type { FoodshedClient, FoodshedError, Result } from "@foodshed/sdk";
import { useCallback, useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useClient } from "./host.tsx";

/** The operation's name first, then its input: `["listClassifieds", { profile_id: 7 }]`. */
export type QueryKey = readonly [operation: string, input?: unknown];

export interface QueryState<Data> {
  data: Data | undefined;
  /** Why the request failed: a refusal of the server, or a network error. */
  error: FoodshedError | undefined;
  /** There is no data yet. */
  isLoading: boolean;
  /** Cached data is shown while it is revalidated. */
  isRefreshing: boolean;
  retry(): void;
}

export interface QueryOptions<Data> {
  /** Data that the route loader already fetched. */
  initialData?: Data | undefined;
  /** Returns the data of the last key until that of the new key arrives. */
  keepPrevious?: boolean;
}

/** Fetches through the query cache. A null key fetches nothing yet. */
export function useQuery<Data>(
  key: QueryKey | null,
  load: (client: FoodshedClient) => Promise<Result<Data>>,
  { initialData, keepPrevious = false }: QueryOptions<Data> = {},
): QueryState<Data> {
  const client = useClient();
  const { data, error, isLoading, isValidating, mutate } = useSWR<Data, FoodshedError>(
    key,
    async () => {
      const { data, error } = await load(client);
      if (error) throw error;
      return data;
    },
    {
      keepPreviousData: keepPrevious,
      revalidateOnMount: initialData === undefined,
      // Undefined means none, which the type does not say.
      fallbackData: initialData as Data,
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another client may speak another language
  useEffect(() => {
    if (error) void mutate();
  }, [client]);
  return {
    data,
    error,
    isLoading: isLoading && data === undefined,
    isRefreshing: isValidating && data !== undefined,
    retry: useCallback(() => void mutate(), [mutate]),
  };
}

/** Invalidates the cached responses of operations after a change: mounted queries refetch, and show the old data until then. */
export function useInvalidateQueries(): (...operations: string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (...operations) => mutate((key) => Array.isArray(key) && operations.includes(key[0])),
    [mutate],
  );
}

/** Updates a cached response without a request, with what a write has just returned. */
export function useSetQueryData(): <Data>(key: QueryKey, change: (data: Data) => Data) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    <Data>(key: QueryKey, change: (data: Data) => Data) =>
      void mutate<Data>(key, (data) => data && change(data), { revalidate: false }),
    [mutate],
  );
}
