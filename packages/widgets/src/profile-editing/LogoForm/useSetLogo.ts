import { useMutation } from "../../provider/useMutation.ts";
import { useEditedProfile } from "../editedProfile.tsx";

/** Sets the profile's picture, and reloads the profile. */
export function useSetLogo(onSaved: () => void) {
  const { profile, reload } = useEditedProfile();
  return useMutation(async (client, picture: Blob) => {
    const result = await client.POST("/accounts/set_photo/", { body: { profile_id: profile.id, picture } });
    if (!result.error) await reload();
    return result;
  }, onSaved);
}
