import { formatDate } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import { Part } from "../AdministrationPage.tsx";
import * as page from "../page.css.ts";
import * as strings from "./generated/strings.ts";

/** The account's open request to become an organization, to be answered; nothing without one. */
export function RoleRequest({ account }: { account: number }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const { data } = useQuery(["listRoleRequests"], (client) => client.GET("/accounts/role_requests_list/"));
  const answer = useMutation(
    (client, body: { id: number; accept: boolean; is_manager?: boolean }) =>
      client.POST("/accounts/answer_role_request/", { body }),
    () => {
      notify(t(strings.answered));
      void invalidate("listRoleRequests", "getAccount", "getAdministrationOverview");
    },
  );
  const request = data?.find((one) => one.account.id === account);
  if (!request) return null;
  const { id, created_at } = request;
  return (
    <Part
      title={t(strings.request)}
      about={t(strings.requestSince, { date: formatDate(created_at, undefined, t.locale) })}
    >
      <FormStatus error={answer.problem?.message} />
      <div className={page.actions}>
        <Button busy={answer.isPending} onClick={() => void answer.run({ id, accept: true })}>
          {t(strings.approve)}
        </Button>
        <Button
          variant="secondary"
          busy={answer.isPending}
          onClick={() => void answer.run({ id, accept: true, is_manager: true })}
        >
          {t(strings.approveAsManager)}
        </Button>
        <Button
          variant="quiet"
          busy={answer.isPending}
          onClick={() => void answer.run({ id, accept: false })}
        >
          {t(strings.refuse)}
        </Button>
      </div>
    </Part>
  );
}
