import { useEffect, useRef } from "react";
import { CampaignProgress } from "../../campaigns/CampaignProgress.tsx";
import type { Campaign } from "../../campaigns/campaigns.ts";
import { useCampaign } from "../../campaigns/useCampaigns.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./MassMessageDialog.css.ts";

/** A message that the server is sending. It goes on when this is closed. */
export function Sending({
  campaign,
  onOver,
  onClose,
}: {
  campaign: Campaign;
  onOver: (campaign: Campaign) => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  const { data = campaign } = useCampaign(campaign.id);
  const over = useRef(false);
  useEffect(() => {
    if (data.state === "sending" || over.current) return;
    over.current = true;
    onOver(data);
  });
  return (
    <div className={css.form}>
      <div role="status">
        <p className={css.note}>{t(strings.sendingTo, { count: data.recipients })}</p>
      </div>
      <CampaignProgress campaign={data} />
      <p className={css.note}>{t(strings.goesOn)}</p>
      <DialogActions>
        <Button onClick={onClose}>{t(strings.close)}</Button>
      </DialogActions>
    </div>
  );
}
