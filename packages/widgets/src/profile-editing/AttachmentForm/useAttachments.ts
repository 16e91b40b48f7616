import type { Result, Schema } from "@foodshed/sdk";
import { useMutation } from "../../provider/useMutation.ts";
import { useEditedProfile } from "../editedProfile.tsx";

type Attachment = Schema<"FileDetail">;

/** Adds a file to the profile, and reloads the profile. */
export function useAddAttachment(onAdded: (attachment: Attachment) => void) {
  const { profile, reload } = useEditedProfile();
  return useMutation(async (client, file: File) => {
    const result = await client.POST("/files/file", {
      body: { public: true, profile_id: profile.id, file_data: file },
    });
    if (!result.error) await reload();
    return result;
  }, onAdded);
}

/** Deletes a file of the profile. A file that was already deleted elsewhere counts as deleted. */
export function useDeleteAttachment(onDeleted: (attachment: Attachment) => void) {
  const { reload } = useEditedProfile();
  return useMutation(
    async (client, { id }: Attachment): Promise<Result<null>> => {
      const { error, response } = await client.DELETE("/files/file/{id}", { params: { path: { id } } });
      await reload();
      if (error && error.status !== 404) return { error, ...(response && { response }) };
      return { data: null, response: response ?? new Response() };
    },
    (_gone, attachment) => onDeleted(attachment),
  );
}
