import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { CampaignProgress } from "../CampaignProgress.tsx";
import { type Campaign, countOf, isUnderWay, LEFT_OUT, momentText } from "../campaigns.ts";
import * as strings from "../generated/strings.ts";
import { useChangeCampaign } from "../useCampaigns.ts";
import * as css from "./CampaignList.css.ts";

const TONES = {
  scheduled: "squash",
  sending: "squash",
  waiting: "squash",
  paused: "beet",
  cancelled: "plain",
  finished: "leaf",
} as const;

/** One campaign: its text, how far it is, and what can be done about it. */
export function CampaignItem({ campaign, onOpen }: { campaign: Campaign; onOpen: () => void }) {
  const t = useTranslate();
  const { id, kind, state, content, mails } = campaign;
  const [asks, setAsks] = useState(false);
  const change = useChangeCampaign(() => setAsks(false));
  const name = kind === "nudge" ? t(strings.reminder) : content;
  const isOpen = isUnderWay(campaign) || state === "paused";
  const left = countOf(campaign, ...LEFT_OUT);
  const facts = [
    left > 0 && t(strings.leftOut, { count: left }),
    mails.failed > 0 && t(strings.mailsFailed, { count: mails.failed }),
    mails.delayed > 0 && t(strings.mailsDelayed, { count: mails.delayed }),
  ].filter((fact) => fact !== false);
  return (
    <li className={css.item}>
      <div className={css.head}>
        <p className={css.text}>{name}</p>
        <Tag tone={TONES[state]}>{t(strings.state, { state })}</Tag>
      </div>
      {isOpen ? (
        <CampaignProgress campaign={campaign} />
      ) : (
        <p className={css.note}>
          {t(strings.sentTo, {
            count: countOf(campaign, "sent"),
            when: momentText(campaign.finished_at ?? campaign.created_at, t),
          })}
        </p>
      )}
      {state === "scheduled" && (
        <p className={css.note}>{t(strings.begins, { when: momentText(campaign.send_at, t) })}</p>
      )}
      {state === "waiting" && campaign.waits_until && (
        <p className={css.note}>{t(strings.waitsUntil, { when: momentText(campaign.waits_until, t) })}</p>
      )}
      {state === "cancelled" && countOf(campaign, "waiting") > 0 && (
        <p className={css.note}>{t(strings.notSent, { count: countOf(campaign, "waiting") })}</p>
      )}
      {facts.length > 0 && <p className={mails.failed > 0 ? css.wrong : css.note}>{facts.join(" · ")}</p>}
      <div className={css.actions}>
        {isUnderWay(campaign) && (
          <Button
            variant="secondary"
            size="sm"
            busy={change.isPending}
            onClick={() => change.run({ id, change: "pause" })}
          >
            {t(strings.pause)}
          </Button>
        )}
        {state === "paused" && (
          <Button size="sm" busy={change.isPending} onClick={() => change.run({ id, change: "resume" })}>
            {t(strings.resume)}
          </Button>
        )}
        {isOpen && (
          <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
            {t(strings.cancel)}
          </Button>
        )}
        <Button
          variant={isOpen ? "quiet" : "secondary"}
          size="sm"
          aria-label={t(strings.detailsOf, { text: [...name].slice(0, 60).join("") })}
          onClick={onOpen}
        >
          {t(strings.details)}
        </Button>
      </div>
      {change.problem && !asks && (
        <p role="alert" className={css.wrong}>
          {change.problem.message}
        </p>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t(strings.cancelQuestion)}
        description={t(strings.cancelText)}
        confirmLabel={t(strings.stop)}
        cancelLabel={t(strings.keepSending)}
        busy={change.isPending}
        error={change.problem?.message}
        onConfirm={() => change.run({ id, change: "cancel" })}
      />
    </li>
  );
}
