import type { Schema } from "@foodshed/sdk";
import { usePreview, useSession } from "../../provider/host.tsx";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";

/** The classifieds of a profile; its owner also sees the expired ones. A preview shows only those passed in. */
export function useProfileClassifieds(profileId: number, initialData?: Schema<"Classified">[]) {
  const session = useSession();
  const preview = usePreview();
  const refresh = useInvalidateQueries();
  const query = useQuery(
    // The response depends on the account that asks.
    preview ? null : ["listClassifieds", { profile_id: profileId, account_id: session?.account_id }],
    (client) => client.GET("/accounts/classifieds_list/", { params: { query: { profile_id: profileId } } }),
    { initialData: session ? undefined : initialData },
  );
  return {
    ...query,
    data: preview ? initialData : query.data,
    refresh: () => void refresh("listClassifieds"),
  };
}
