import type { Schema } from "@foodshed/sdk";
import { useSession } from "../../provider/host.tsx";
import { useQuery, useRefresh } from "../../provider/useQuery.ts";

/** A profile's ads; its owner sees the expired ones too. */
export function useProfileClassifieds(profileId: number, initialData?: Schema<"Classified">[]) {
  const session = useSession();
  const refresh = useRefresh();
  const query = useQuery(
    // Who asks decides what is answered.
    ["listClassifieds", { profile_id: profileId, account_id: session?.account_id }],
    (client) => client.GET("/accounts/classifieds_list/", { params: { query: { profile_id: profileId } } }),
    { initialData: session ? undefined : initialData },
  );
  return { ...query, refresh: () => void refresh("listClassifieds") };
}
