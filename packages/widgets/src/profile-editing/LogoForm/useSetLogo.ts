import { useMutation } from "../../provider/useMutation.ts";
import { useEditedProfile } from "../editedProfile.tsx";

/** Makes a picture the one of the profile, and reads the profile again. */
export function useSetLogo(onSaved: () => void) {
  const { profile, reload } = useEditedProfile();
  return useMutation(async (client, picture: Blob) => {
    const result = await client.POST("/accounts/set_photo/", { body: { profile_id: profile.id, picture } });
    if (!result.error) await reload();
    return result;
  }, onSaved);
}
