import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import type { ClassifiedFields } from "../ClassifiedForm/classifiedForm.ts";
import * as strings from "../generated/strings.ts";

/**
 * Posts a classified for the member's own profile or a managed one. A retry after a failure posts the same classified; `reset`
 * ends that.
 */
export function useCreateClassified(profileId: number, onCreated: () => void) {
  const t = useTranslate();
  const { notify } = useNotices();
  const idempotencyKey = useIdempotencyKey();
  const create = useMutation(
    (client, fields: ClassifiedFields) => {
      const body = { ...fields, profile_id: profileId };
      const header = idempotencyKey.headerFor(body);
      return client.POST("/accounts/create_classified/", { params: { header }, body });
    },
    () => {
      idempotencyKey.done();
      notify(t(strings.created));
      onCreated();
    },
  );
  return {
    ...create,
    reset: () => {
      idempotencyKey.done();
      create.reset();
    },
  };
}
