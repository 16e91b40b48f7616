import type { FoodshedClient, Result, Schema } from "@foodshed/sdk";
import { CATEGORY_PLACEHOLDER, type CategoryId } from "@foodshed/sdk/vocabulary";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { type Profile, useEditedProfile } from "../editedProfile.tsx";
import { markOf } from "../roleProducts.ts";
import type { ProfileChange } from "../useProfileSection.ts";

/** Selects a category for a role, or deselects it together with its products. */
export function useCategoryChoice(role: Schema<"Role">, category: CategoryId, onDone: () => void) {
  const { profile, update } = useEditedProfile();
  const idempotencyKey = useIdempotencyKey();
  const save = async (client: FoodshedClient, ...changes: ProfileChange[]): Promise<Result<Profile>> => {
    const answer = await client.POST("/accounts/save_profile/", {
      params: { header: idempotencyKey.headerFor(changes) },
      body: { profile_id: profile.id, changes },
    });
    if (answer.data) idempotencyKey.done();
    return answer;
  };
  const mark: ProfileChange = {
    call: "create_product",
    body: { role_id: role.role_id, category_id: category, name: CATEGORY_PLACEHOLDER },
  };
  const send = async (client: FoodshedClient, chosen: boolean): Promise<Result<Profile>> => {
    if (chosen) return await save(client, mark);
    let known = markOf(role, category);
    if (!known) {
      // Deleting the marker deletes the whole category at once. A category that only has products has no marker yet.
      const marked = await save(client, mark);
      if (marked.error) return marked;
      const fresh = marked.data.roles.find(({ role_id }) => role_id === role.role_id);
      known = fresh && markOf(fresh, category);
      if (!known) return marked;
    }
    return await save(client, { call: "delete_product", body: { product_id: known.id } });
  };
  return useMutation(send, (saved) => {
    update(saved);
    onDone();
  });
}
