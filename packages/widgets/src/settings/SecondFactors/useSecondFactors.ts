import type { Schema } from "@foodshed/sdk";
import { useSession } from "../../provider/host.tsx";
import { useQuery } from "../../provider/useQuery.ts";

/** The second steps of the user's login. */
export function useSecondFactors() {
  return useQuery<Schema<"SecondFactors">>(["getSecondFactors", useSession()?.user_id], (api) =>
    api.GET("/accounts/second_factors/"),
  );
}
