import { useLink } from "../provider/host.tsx";
import { textLink } from "../theme/text.css.ts";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function KeyFeatures() {
  const Link = useLink();
  return (
    <StaticPage title="Key features">
      <h2>A profile for every business</h2>
      <p>
        Say what you grow, make, buy, process or carry. A business may hold several roles at once, and each
        shows what matters for it: products, food safety standards, delivery, payment and more.
      </p>
      <h2>Search that knows food</h2>
      <p>
        <Link to="/search" className={textLink}>
          Search
        </Link>{" "}
        by product, business type, certificate, service or distance from a postal code.
      </p>
      <h2>Classifieds</h2>
      <p>
        Post what you want and what you have for sale on the{" "}
        <Link to="/search/classifieds" className={textLink}>
          classifieds board
        </Link>
        . An ad disappears 48 hours after its date, so the board stays fresh.
      </p>
      <h2>Messages and shipping rates</h2>
      <p>
        Members write to each other within the network, and compare carriers’ rates for a parcel within
        Ontario.
      </p>
      <h2>Buy-local networks</h2>
      <p>
        Organizations connect with their members, help them with their profiles, and show their members’
        classifieds on pages of their own.
      </p>
    </StaticPage>
  );
}
