import { useRequest } from "../provider/useRequest.ts";
import { useSendingKey } from "../provider/useSendingKey.ts";
import { type Profile, useEditedProfile } from "./editedProfile.tsx";
import type { ProfileChange } from "./useProfileSection.ts";

/**
 * Changes of the profile that are saved at once, without a form to stand in: all of them, or none. They add and take away whole things,
 * so they name no version, and the answer brings whatever others have saved.
 */
export function useChangeProfile(onSaved?: (profile: Profile) => void) {
  const { profile, update } = useEditedProfile();
  const sendingKey = useSendingKey();
  return useRequest(
    (client, changes: ProfileChange[]) =>
      client.POST("/accounts/save_profile/", {
        params: { header: sendingKey.headerFor(changes) },
        body: { profile_id: profile.id, changes },
      }),
    (saved) => {
      sendingKey.done();
      update(saved);
      onSaved?.(saved);
    },
  );
}
