import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSession } from "../../provider/host.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import type { ShippingValues } from "./shippingForm.ts";

/** Fills empty ship-from fields with the signed-in business's address; keeps text typed meanwhile. */
export function useShipFrom({ getValues, setValue }: UseFormReturn<ShippingValues>): void {
  const session = useSession();
  const { data } = useQuery(
    session ? ["getProfileById", { basic: true, account: session.account_id }] : null,
    (client) => client.POST("/accounts/profile_by_id/", { body: { basic: true } }),
  );
  useEffect(() => {
    if (!data) return;
    const known = {
      from_street1: data.address_1,
      from_city: data.city,
      from_postal_code: data.postal_code,
    } as const;
    for (const [name, value] of Object.entries(known) as [keyof typeof known, string | null][]) {
      if (value && getValues(name) === "") setValue(name, value);
    }
  }, [data, getValues, setValue]);
}
