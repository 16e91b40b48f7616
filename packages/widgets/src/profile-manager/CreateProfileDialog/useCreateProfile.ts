import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useIdempotencyKey } from "../../provider/useIdempotencyKey.ts";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import { type CreateProfileValues, toOnBehalfSignup } from "./createProfileForm.ts";

/** Creates an account on behalf of a business. A retry after a failure creates no second account. */
export function useCreateProfile(onCreated: () => void) {
  const t = useTranslate();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const idempotencyKey = useIdempotencyKey();
  return useMutation(
    (client, values: CreateProfileValues) => {
      const body = toOnBehalfSignup(values);
      return client.POST("/accounts/signup/", { body, params: { header: idempotencyKey.headerFor(body) } });
    },
    () => {
      idempotencyKey.done();
      notify(t(strings.submitted));
      void refresh("listManagedProfiles");
      onCreated();
    },
  );
}
