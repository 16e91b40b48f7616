import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useClient, useNavigate, useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useEnterBusiness } from "../enterBusiness.ts";
import * as strings from "../generated/strings.ts";
import { currentBusiness } from "../useMe.ts";

/** Leaves the business that one acts for, and goes on with another one or as a visitor. */
export function LeaveDialog({ business, onClose }: { business: string; onClose: () => void }) {
  const t = useTranslate();
  const client = useClient();
  const session = useSessionStore();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const enter = useEnterBusiness();
  const leave = useMutation(
    (api) => api.POST("/people/leave/"),
    async ({ token }) => {
      notify(t(strings.left, { business }));
      if (token === null) {
        session?.end();
        navigate("/login", { replace: true });
        return;
      }
      session?.start(token);
      const { data } = await client.GET("/people/me/");
      enter({ token, business_name: currentBusiness(data)?.business_name ?? "" }, "/dashboard");
    },
    { once: true },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.leaveNamed, { business })}
      description={t(strings.leaveAbout, { business })}
      confirmLabel={t(strings.leave)}
      busy={leave.isPending || leave.status === "success"}
      error={leave.problem?.message}
      onConfirm={() => void leave.run(undefined)}
    />
  );
}
