import { ConnectionRequests } from "../../membership/ConnectionRequests/ConnectionRequests.tsx";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { useSession } from "../../provider/host.tsx";
import { media } from "../../theme/breakpoints.ts";
import { ActivityFeed } from "../ActivityFeed/ActivityFeed.tsx";
import { ProfileViews } from "../ProfileViews/ProfileViews.tsx";
import { ShippingCard } from "../ShippingCard/ShippingCard.tsx";
import { SuggestedProfiles } from "../SuggestedProfiles/SuggestedProfiles.tsx";
import * as css from "./DashboardPage.css.ts";

/** What happened in the network, who looked, who asks, and whom one may want to know. */
export function DashboardPage() {
  const account = useSession()?.account_id;
  return account === undefined ? null : <Dashboard key={account} account={account} />;
}

function Dashboard({ account }: { account: number }) {
  const wide = useMediaQuery(media.header);
  return (
    <div className={css.page}>
      <h1 className={css.title}>Dashboard</h1>
      <div className={css.views}>
        <ProfileViews account={account} />
      </div>
      {/* Under a long feed nobody would find who waits for an answer. */}
      {!wide && <ConnectionRequests />}
      <div className={css.columns}>
        <ActivityFeed account={account} />
        <div className={css.side}>
          {wide && <ConnectionRequests />}
          <ShippingCard />
          <SuggestedProfiles account={account} />
        </div>
      </div>
    </div>
  );
}
