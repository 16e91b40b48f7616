import { useState } from "react";
import { useQuery } from "../../provider/useQuery.ts";

const PAGE = 48;

/** The account's enquiries, page under page. */
export function useEnquiries() {
  const [size, setSize] = useState(PAGE);
  const { data, error, isLoading, isRefreshing, retry } = useQuery(
    ["listEnquiries", { size }],
    (client) => client.GET("/enquiries/", { params: { query: { size: Math.min(size, 240) } } }),
    { keepPrevious: true },
  );
  return {
    enquiries: data?.results,
    total: Math.min(data?.count ?? 0, 240),
    error,
    isLoading,
    retry,
    more: { busy: isRefreshing, load: () => setSize((now) => now + PAGE) },
  };
}
