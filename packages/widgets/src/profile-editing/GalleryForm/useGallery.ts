import type { Result, Schema } from "@foodshed/sdk";
import { useMutation } from "../../provider/useMutation.ts";
import { useEditedProfile } from "../editedProfile.tsx";

type Galleries = Schema<"ShowInGallery">;

/** Adds a photo to the gallery, and reloads the gallery. */
export function useAddPhoto(onAdded: () => void) {
  const { profile, reload } = useEditedProfile();
  return useMutation(async (client, { picture, galleries }: { picture: Blob; galleries: Galleries }) => {
    const result = await client.POST("/accounts/add_photo_gallery/", {
      body: { profile_id: profile.id, picture, ...galleries },
    });
    // A full gallery means that a photo was added elsewhere: reload to show it.
    if (!result.error || result.error.status === 409) await reload();
    return result;
  }, onAdded);
}

/** Chooses which galleries show a photo. */
export function useShowPhoto() {
  const { reload } = useEditedProfile();
  return useMutation(async (client, { id, galleries }: { id: number; galleries: Galleries }) => {
    const result = await client.POST("/accounts/update_photo_gallery/", {
      body: { photo_id: id, showInGallery: galleries },
    });
    await reload();
    return result;
  });
}

/** Deletes photos one by one, and returns how many are deleted. Photos already deleted elsewhere count. */
export function useDeletePhotos(onDeleted: (count: number) => void) {
  const { reload } = useEditedProfile();
  return useMutation(async (client, ids: readonly number[]): Promise<Result<number>> => {
    for (const photo_id of ids) {
      const { error, response } = await client.POST("/accounts/delete_photo_gallery/", {
        body: { photo_id },
      });
      if (error && error.status !== 404) {
        await reload();
        return { error, ...(response && { response }) };
      }
    }
    await reload();
    return { data: ids.length, response: new Response() };
  }, onDeleted);
}
