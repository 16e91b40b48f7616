import { useTranslate } from "../provider/locale.tsx";
import * as css from "./CampaignProgress.css.ts";
import { type Campaign, countOf } from "./campaigns.ts";
import * as strings from "./generated/strings.ts";

/** How far a campaign is. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const t = useTranslate();
  const total = campaign.recipients;
  const done = total - countOf(campaign, "waiting");
  const words = t(strings.progress, { sent: done, total });
  return (
    <div className={css.box}>
      <progress className={css.bar} max={Math.max(1, total)} value={done} aria-label={words} />
      <p className={css.words}>{words}</p>
    </div>
  );
}
