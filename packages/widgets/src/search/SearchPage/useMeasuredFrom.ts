import { useSession } from "../../provider/host.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import type { MeasuredFrom } from "../SearchFilters/DistanceFilter.tsx";

/** Where the account's distances are measured from. A location of 0,0 is not one. */
export function useMeasuredFrom(): MeasuredFrom {
  const session = useSession();
  const { data } = useQuery(
    session ? ["getProfileById", { basic: true, account: session.account_id }] : null,
    (client) => client.POST("/accounts/profile_by_id/", { body: { basic: true } }),
  );
  if (!session) return "visitor";
  if (!data) return "ownLocation";
  return data.latitude === 0 && data.longitude === 0 ? "unknownLocation" : "ownLocation";
}
