import type { Schema } from "@foodshed/sdk";
import { useNavigate } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import type { Action } from "./ActionDialog.tsx";
import * as strings from "./generated/strings.ts";

/** What may be done to an account in its state; each by the operation that the command line calls. */
export function useAccountActions(account: Schema<"AccountSummary">): Action[] {
  const t = useTranslate();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const { id: account_id, business_name: business, email, state, is_admin, is_manager } = account;
  const onDone = () => {
    notify(t(strings.done));
    void invalidate("getAccount", "listAccounts", "listAccountPeople", "getAdministrationOverview");
  };
  const update = (change: {
    enabled?: boolean;
    is_manager?: boolean;
  }): Pick<Action, "send" | "onDone" | "reason"> => ({
    reason: true,
    send: (client, reason) =>
      client.POST("/accounts/update_account/", { body: { account_id, ...change, reason } }),
    onDone,
  });
  const actions: (Action | false)[] = [
    !is_admin &&
      state === "active" && {
        label: t(strings.actFor),
        title: t(strings.actForTitle, { business }),
        about: t(strings.actForAbout),
        reason: true,
        onDone: (reason) => navigate(`/hijack/${account_id}?reason=${encodeURIComponent(reason)}`),
      },
    (state === "unclaimed" || state === "unverified") && {
      label: t(strings.resend),
      title: t(strings.resendTitle),
      about: t(strings.resendAbout, { email }),
      reason: true,
      send: (client, reason) =>
        client.POST("/accounts/resend_verification/", { body: { account_id, reason } }),
      onDone,
    },
    is_manager
      ? {
          label: t(strings.endManager),
          title: t(strings.endManagerTitle, { business }),
          about: t(strings.endManagerAbout),
          ...update({ is_manager: false }),
        }
      : {
          label: t(strings.makeManager),
          title: t(strings.makeManagerTitle, { business }),
          about: t(strings.makeManagerAbout),
          ...update({ is_manager: true }),
        },
    {
      label: t(strings.resetSecond),
      title: t(strings.resetSecondTitle, { business }),
      about: t(strings.resetSecondAbout),
      danger: true,
      reason: true,
      send: (client, reason) =>
        client.POST("/accounts/reset_second_factors/", { body: { account_id, reason } }),
      onDone,
    },
    state === "disabled"
      ? {
          label: t(strings.enable),
          title: t(strings.enableTitle, { business }),
          about: t(strings.enableAbout),
          ...update({ enabled: true }),
        }
      : {
          label: t(strings.disable),
          title: t(strings.disableTitle, { business }),
          about: t(strings.disableAbout),
          danger: true,
          ...update({ enabled: false }),
        },
    state === "unclaimed" && {
      label: t(strings.withdraw),
      title: t(strings.withdrawTitle, { business }),
      about: t(strings.withdrawAbout),
      danger: true,
      reason: true,
      send: (client, reason) => client.POST("/accounts/withdraw_account/", { body: { account_id, reason } }),
      onDone: () => {
        notify(t(strings.withdrawn));
        void invalidate("listAccounts", "getAdministrationOverview");
        navigate("/admin/accounts", { replace: true });
      },
    },
  ];
  return actions.filter((one) => one !== false);
}
