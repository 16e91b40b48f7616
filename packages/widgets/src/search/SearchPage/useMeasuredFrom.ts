import { useSession } from "../../provider/host.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import type { MeasuredFrom } from "../SearchFilters/DistanceFilter.tsx";

/** Where the account's distances are measured from. Null is no location, nor is 0,0, which the specification names and earlier servers sent. */
export function useMeasuredFrom(): MeasuredFrom {
  const session = useSession();
  const { data } = useQuery(
    session ? ["getProfileById", { basic: true, account: session.account_id }] : null,
    (client) => client.POST("/accounts/profile_by_id/", { body: { basic: true } }),
  );
  if (!session) return "visitor";
  if (!data) return "ownLocation";
  const known =
    data.latitude !== null && data.longitude !== null && (data.latitude !== 0 || data.longitude !== 0);
  return known ? "ownLocation" : "unknownLocation";
}
