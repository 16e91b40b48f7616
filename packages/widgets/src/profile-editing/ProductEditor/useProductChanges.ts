import type { Result, Schema } from "@foodshed/sdk";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useRequest } from "../../provider/useRequest.ts";
import { type Profile, useEditedProfile } from "../editedProfile.tsx";
import { useSendingKey } from "../useSendingKey.ts";

type Product = Schema<"Product">;

interface NewProduct {
  role_id: number;
  category_id: CategoryId;
  name: string;
}

/** Adds a product to a role's category. */
export function useAddProduct(onAdded: (name: string) => void) {
  const { profile, update } = useEditedProfile();
  const sendingKey = useSendingKey();
  return useRequest(
    (client, body: NewProduct) =>
      client.POST("/accounts/save_profile/", {
        params: { header: sendingKey.headerFor(body) },
        body: { profile_id: profile.id, changes: [{ call: "create_product", body }] },
      }),
    (saved, { name }) => {
      sendingKey.done();
      update(saved);
      onAdded(name);
    },
  );
}

/** Takes a product out of its category. What somebody else has taken out already is gone all the same. */
export function useRemoveProduct(onRemoved: (product: Product) => void) {
  const { profile, update, reload } = useEditedProfile();
  return useRequest(
    async (client, { id }: Product): Promise<Result<Profile>> => {
      const result = await client.POST("/accounts/save_profile/", {
        body: {
          profile_id: profile.id,
          changes: [{ call: "delete_product", body: { product_id: id } }],
        },
      });
      if (result.error?.status !== 404) return result;
      const read = await reload();
      return "profile" in read ? { data: read.profile, response: new Response() } : result;
    },
    (saved, product) => {
      update(saved);
      onRemoved(product);
    },
  );
}
