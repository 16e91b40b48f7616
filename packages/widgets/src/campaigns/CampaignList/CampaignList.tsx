import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import { type Campaign, isUnderWay } from "../campaigns.ts";
import * as strings from "../generated/strings.ts";
import { useCampaigns } from "../useCampaigns.ts";
import { CampaignItem } from "./CampaignItem.tsx";
import * as css from "./CampaignList.css.ts";

const CampaignDialog = lazy(() =>
  import("../CampaignDialog/CampaignDialog.tsx").then((module) => ({ default: module.CampaignDialog })),
);

const AT_FIRST = 3;
const ALL = 100;

/** What was sent to many, and how far what is being sent is. Shows nothing before the first. */
export function CampaignList() {
  const t = useTranslate();
  const [size, setSize] = useState(AT_FIRST);
  const { data, error, retry } = useCampaigns(size);
  const [opened, setOpened] = useState<Campaign>();
  const refresh = useInvalidateQueries();
  const sending = data?.results.filter(isUnderWay).length ?? 0;
  const before = useRef(sending);
  useEffect(() => {
    // Reminders show in the list of profiles once they have gone out.
    if (sending < before.current) void refresh("listManagedProfiles");
    before.current = sending;
  }, [sending, refresh]);
  if (error && !data)
    return <LoadFailure title={t(strings.listFailed)} message={error.message} onRetry={retry} />;
  if (!data || data.count === 0) return null;
  return (
    <section className={css.section} aria-labelledby="campaigns">
      <h2 id="campaigns" className={css.title}>
        {t(strings.title)}
      </h2>
      <ul className={css.list}>
        {data.results.map((campaign) => (
          <CampaignItem key={campaign.id} campaign={campaign} onOpen={() => setOpened(campaign)} />
        ))}
      </ul>
      {data.count > data.results.length && size === AT_FIRST && (
        <Button variant="quiet" size="sm" className={css.more} onClick={() => setSize(ALL)}>
          {t(strings.more)}
        </Button>
      )}
      <Suspense>
        {opened && (
          <CampaignDialog campaign={opened} open onOpenChange={(open) => !open && setOpened(undefined)} />
        )}
      </Suspense>
    </section>
  );
}
