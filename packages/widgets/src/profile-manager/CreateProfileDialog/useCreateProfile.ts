import { idempotencyKey, idempotent } from "@foodshed/sdk";
import { useRef } from "react";
import { useNotices } from "../../provider/notices.tsx";
import { useRefresh } from "../../provider/useQuery.ts";
import { useRequest } from "../../provider/useRequest.ts";
import { type CreateProfileValues, submittedMessage, toOnBehalfSignup } from "./createProfileForm.ts";

/** Signs a business up on its behalf. Trying again after a failure is the same decision. */
export function useCreateProfile(onCreated: () => void) {
  const { notify } = useNotices();
  const refresh = useRefresh();
  const decision = useRef({ body: "", key: "" });
  return useRequest(
    (client, values: CreateProfileValues) => {
      const body = toOnBehalfSignup(values);
      const text = JSON.stringify(body);
      if (decision.current.body !== text) decision.current = { body: text, key: idempotencyKey() };
      return client.POST("/accounts/signup/", {
        body,
        params: { header: idempotent(decision.current.key) },
      });
    },
    () => {
      decision.current = { body: "", key: "" };
      notify(submittedMessage);
      void refresh("listManagedProfiles");
      onCreated();
    },
  );
}
