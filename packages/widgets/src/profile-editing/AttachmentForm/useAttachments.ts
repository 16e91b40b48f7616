import type { Result, Schema } from "@foodshed/sdk";
import { useMutation } from "../../provider/useMutation.ts";
import { useEditedProfile } from "../editedProfile.tsx";

type Attachment = Schema<"FileDetail">;

/** Puts a file on the profile, and reads the profile again. */
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

/** Takes a file off the profile. What somebody else has deleted already is gone all the same. */
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
