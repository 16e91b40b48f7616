import type { Schema } from "@foodshed/sdk";
import { usePreview, useSession } from "../../provider/host.tsx";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";

/** A profile's ads; its owner sees the expired ones too. In a preview those that are given, and no others. */
export function useProfileClassifieds(profileId: number, initialData?: Schema<"Classified">[]) {
  const session = useSession();
  const preview = usePreview();
  const refresh = useInvalidateQueries();
  const query = useQuery(
    // Who asks decides what is answered.
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
