import { useNotices } from "../../provider/notices.tsx";
import { useRequest } from "../../provider/useRequest.ts";
import { useSendingKey } from "../../provider/useSendingKey.ts";
import type { ClassifiedFields } from "../ClassifiedForm/classifiedForm.ts";

/**
 * Posts an ad for a profile: one's own, or that of a business one manages. Trying again after a failure posts the same ad; `reset`
 * ends that.
 */
export function useCreateClassified(profileId: number, onCreated: () => void) {
  const { notify } = useNotices();
  const sendingKey = useSendingKey();
  const create = useRequest(
    (client, fields: ClassifiedFields) => {
      const body = { ...fields, profile_id: profileId };
      const header = sendingKey.headerFor(body);
      return client.POST("/accounts/create_classified/", { params: { header }, body });
    },
    () => {
      sendingKey.done();
      notify("Successfully Created a Classified!");
      onCreated();
    },
  );
  return {
    ...create,
    reset: () => {
      sendingKey.done();
      create.reset();
    },
  };
}
