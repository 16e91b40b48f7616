import { useState } from "react";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Pager } from "../../primitives/Pager/Pager.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import type { Campaign, CampaignOutcome } from "../campaigns.ts";
import { LEFT_OUT } from "../campaigns.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./CampaignDialog.css.ts";

export interface CampaignDialogProps {
  campaign: Campaign;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const AT_ONCE = 50;

type Shown = "all" | "waiting" | "failed" | "delayed" | CampaignOutcome;

/** A campaign's whole text, and what became of each recipient. */
export function CampaignDialog({ campaign, open, onOpenChange }: CampaignDialogProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<Shown>("all");
  const [page, setPage] = useState(1);
  const filter =
    shown === "all" ? {} : shown === "failed" || shown === "delayed" ? { mail: shown } : { outcome: shown };
  const query = { ...filter, from: (page - 1) * AT_ONCE, size: AT_ONCE };
  const { data, error, retry } = useQuery(
    ["listCampaignRecipients", { id: campaign.id, ...query }],
    (client) => client.GET("/campaigns/{id}/recipients/", { params: { path: { id: campaign.id }, query } }),
    { keepPrevious: true },
  );
  const held = new Set(campaign.counts.map(({ outcome }) => outcome));
  const choices: { value: Shown; label: string }[] = [
    { value: "all", label: t(strings.everybody) },
    ...(held.has("waiting") ? [{ value: "waiting" as const, label: t(strings.onlyWaiting) }] : []),
    ...LEFT_OUT.filter((outcome) => held.has(outcome)).map((outcome) => ({
      value: outcome,
      label: t(strings.outcome, { outcome }),
    })),
    { value: "failed", label: t(strings.onlyFailed) },
    { value: "delayed", label: t(strings.onlyDelayed) },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t(strings.details)} size="lg">
      <div className={css.box}>
        <p className={css.text}>{campaign.kind === "nudge" ? t(strings.reminder) : campaign.content}</p>
        <SelectField
          label={t(strings.show)}
          options={choices}
          value={shown}
          onChange={({ currentTarget }) => {
            setShown(currentTarget.value as Shown);
            setPage(1);
          }}
        />
        {error && !data ? (
          <LoadFailure title={t(strings.recipientsFailed)} message={error.message} onRetry={retry} />
        ) : !data ? (
          <Skeleton height="12em" />
        ) : (
          <>
            {data.count === 0 && <p className={css.note}>{t(strings.noneOfThem)}</p>}
            <ul className={css.list} aria-label={t(strings.recipients)}>
              {data.results.map(({ account, outcome, mail }) => (
                <li key={account.id} className={css.item}>
                  <BusinessAvatar business={account} className={css.avatar} />
                  <div>
                    <p className={css.name}>{account.business_name}</p>
                    <p className={css.note}>
                      {t(strings.outcome, { outcome })}
                      {mail && ` · ${t(strings.mail, { state: mail.state })}`}
                    </p>
                    {mail?.reason && (
                      <p className={css.note}>{t(strings.serverSaid, { reason: mail.reason })}</p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
            <Pager
              label={t(strings.recipients)}
              page={page}
              pageCount={Math.max(1, Math.ceil(data.count / AT_ONCE))}
              onPage={setPage}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
