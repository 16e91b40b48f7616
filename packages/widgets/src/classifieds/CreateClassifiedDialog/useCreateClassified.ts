import { useNotices } from "../../provider/notices.tsx";
import { useRequest } from "../../provider/useRequest.ts";
import type { ClassifiedFields } from "../ClassifiedForm/classifiedForm.ts";

/** Posts an ad for a profile: one's own, or that of a business one manages. */
export function useCreateClassified(profileId: number, onCreated: () => void) {
  const { notify } = useNotices();
  return useRequest(
    (client, fields: ClassifiedFields) =>
      client.POST("/accounts/create_classified/", { body: { ...fields, profile_id: profileId } }),
    () => {
      notify("Successfully Created a Classified!");
      onCreated();
    },
  );
}
