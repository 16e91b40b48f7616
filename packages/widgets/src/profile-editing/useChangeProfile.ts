import { useIdempotencyKey } from "../provider/useIdempotencyKey.ts";
import { useMutation } from "../provider/useMutation.ts";
import { type Profile, useEditedProfile } from "./editedProfile.tsx";
import type { ProfileChange } from "./useProfileSection.ts";

/**
 * Saves changes of the profile at once, without a form, in one transaction. They add and remove whole objects, so they send no
 * version, and the response includes changes saved elsewhere.
 */
export function useChangeProfile(onSaved?: (profile: Profile) => void) {
  const { profile, update } = useEditedProfile();
  const idempotencyKey = useIdempotencyKey();
  return useMutation(
    (client, changes: ProfileChange[]) =>
      client.POST("/accounts/save_profile/", {
        params: { header: idempotencyKey.headerFor(changes) },
        body: { profile_id: profile.id, changes },
      }),
    (saved) => {
      idempotencyKey.done();
      update(saved);
      onSaved?.(saved);
    },
  );
}
