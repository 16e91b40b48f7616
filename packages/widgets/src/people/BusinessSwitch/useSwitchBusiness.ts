import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { hasUnsavedWork, useEnterBusiness } from "../enterBusiness.ts";
import * as strings from "../generated/strings.ts";
import { pathForBusiness } from "./pathForBusiness.ts";

type Business = Schema<"MyBusiness">;

/** Changes to another business on the page that is shown; asks first where something on it is not saved. */
export function useSwitchBusiness(current: Business, path: string) {
  const t = useTranslate();
  const { notify } = useNotices();
  const enter = useEnterBusiness();
  const [asked, setAsked] = useState<Business>();
  const change = useMutation(
    async (client, { id }: Business) => {
      const answer = await client.POST("/people/switch/", { body: { account_id: id } });
      if (answer.error) {
        const { business_name: business } = current;
        notify(t(strings.switchFailed, { business, reason: answer.error.message }), "error");
      }
      return answer;
    },
    (token, business) => enter(token, pathForBusiness(path, business)),
    { once: true },
  );
  return {
    isPending: change.isPending || change.status === "success",
    /** The business that was chosen while something is not saved. */
    asked,
    choose(business: Business): void {
      if (business.current) return;
      if (hasUnsavedWork()) setAsked(business);
      else void change.run(business);
    },
    confirm(): void {
      if (asked) void change.run(asked);
      setAsked(undefined);
    },
    cancel: () => setAsked(undefined),
  };
}
