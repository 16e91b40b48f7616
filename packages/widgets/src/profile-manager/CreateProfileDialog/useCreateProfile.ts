import { useNotices } from "../../provider/notices.tsx";
import { useRefresh } from "../../provider/useQuery.ts";
import { useRequest } from "../../provider/useRequest.ts";
import { useSendingKey } from "../../provider/useSendingKey.ts";
import { type CreateProfileValues, submittedMessage, toOnBehalfSignup } from "./createProfileForm.ts";

/** Signs a business up on its behalf. Trying again after a failure is the same decision. */
export function useCreateProfile(onCreated: () => void) {
  const { notify } = useNotices();
  const refresh = useRefresh();
  const sendingKey = useSendingKey();
  return useRequest(
    (client, values: CreateProfileValues) => {
      const body = toOnBehalfSignup(values);
      return client.POST("/accounts/signup/", { body, params: { header: sendingKey.headerFor(body) } });
    },
    () => {
      sendingKey.done();
      notify(submittedMessage);
      void refresh("listManagedProfiles");
      onCreated();
    },
  );
}
