import { ConnectionRequests } from "../../membership/ConnectionRequests/ConnectionRequests.tsx";
import { ReaderNote } from "../../people/ReaderNote/ReaderNote.tsx";
import { LoadFailureGroup } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { media } from "../../theme/breakpoints.ts";
import { ActivityFeed } from "../ActivityFeed/ActivityFeed.tsx";
import { EnquiriesAndFavourites } from "../EnquiriesAndFavourites/EnquiriesAndFavourites.tsx";
import * as strings from "../generated/strings.ts";
import { News } from "../News/News.tsx";
import { NextSteps } from "../NextSteps/NextSteps.tsx";
import { ProfileViews } from "../ProfileViews/ProfileViews.tsx";
import { ShippingCard } from "../ShippingCard/ShippingCard.tsx";
import { SuggestedProfiles } from "../SuggestedProfiles/SuggestedProfiles.tsx";
import * as css from "./DashboardPage.css.ts";

/** The dashboard: what to do next, activity feed, profile views, connection requests and suggested profiles. */
export function DashboardPage() {
  const account = useSession()?.account_id;
  return account === undefined ? null : <Dashboard key={account} account={account} />;
}

function Dashboard({ account }: { account: number }) {
  const t = useTranslate();
  const mayEdit = useMayEdit();
  const wide = useMediaQuery(media.header);
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t(strings.dashboard)}</h1>
      <LoadFailureGroup>
        {mayEdit ? <NextSteps account={account} /> : <ReaderNote />}
        <div className={css.views}>
          <ProfileViews account={account} />
        </div>
        {/* Requests come first: members would not find them below a long feed. */}
        {!wide && <ConnectionRequests />}
        <div className={css.columns}>
          <div className={css.main}>
            <News account={account} />
            <ActivityFeed account={account} />
          </div>
          <div className={css.side}>
            {wide && <ConnectionRequests />}
            <EnquiriesAndFavourites account={account} />
            <ShippingCard />
            <SuggestedProfiles account={account} />
          </div>
        </div>
      </LoadFailureGroup>
    </div>
  );
}
