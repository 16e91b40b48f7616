import type { FoodshedError, Schema } from "@foodshed/sdk";
import type { CategoryId } from "@foodshed/sdk/vocabulary";
import { useRef, useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { type Profile, useEditedProfile } from "../editedProfile.tsx";
import { chosenCategories, orderChanges } from "../roleProducts.ts";
import { useUnsaved } from "../unsavedWork.tsx";

/** The most changes that one transaction takes. */
const CHANGES_AT_ONCE = 60;

/**
 * The order of a role's categories. Moves are shown optimistically; quick moves are saved together, and
 * a failed save is rolled back.
 */
export function useCategoryOrder(role: Schema<"Role">) {
  const client = useClient();
  const { profile, update, reload } = useEditedProfile();
  const [wanted, setWanted] = useState<readonly CategoryId[]>();
  const [problem, setProblem] = useState<FoodshedError>();
  const latest = useRef<readonly CategoryId[]>([]);
  const saving = useRef(false);
  useUnsaved(wanted !== undefined);

  async function save(): Promise<void> {
    let current = profile;
    for (let changes = changesOf(current); changes.length > 0; changes = changesOf(current)) {
      const { data, error } = await client.POST("/accounts/save_profile/", {
        body: { profile_id: profile.id, changes: changes.slice(0, CHANGES_AT_ONCE) },
      });
      if (error) {
        setProblem(error);
        await reload();
        return;
      }
      current = data;
      update(data);
    }
  }

  function changesOf({ roles }: Profile) {
    const fresh = roles.find(({ role_id }) => role_id === role.role_id);
    return fresh ? orderChanges(fresh, latest.current) : [];
  }

  async function reorder(order: readonly CategoryId[]): Promise<void> {
    latest.current = order;
    setWanted(order);
    setProblem(undefined);
    if (saving.current) return;
    saving.current = true;
    await save();
    saving.current = false;
    setWanted(undefined);
  }

  const chosen = chosenCategories(role);
  return {
    // Categories selected or deselected meanwhile take precedence over the order being saved.
    order: wanted
      ? [
          ...wanted.filter((category) => chosen.includes(category)),
          ...chosen.filter((category) => !wanted.includes(category)),
        ]
      : chosen,
    reorder,
    problem,
  };
}
