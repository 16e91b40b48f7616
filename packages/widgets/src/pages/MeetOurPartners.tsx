import { useLink } from "../provider/host.tsx";
import { textLink } from "../theme/text.css.ts";
import { AboutMenu } from "./AboutMenu/AboutMenu.tsx";
import { StaticPage } from "./StaticPage/StaticPage.tsx";

export function MeetOurPartners() {
  const Link = useLink();
  return (
    <StaticPage title="Meet our partners" menu={<AboutMenu here="/about-us/meet-our-partners" />}>
      <p>
        Our partners are Ontario’s buy-local networks: regional organizations that know their farms, kitchens
        and shops by name. They bring their members here, help them with their profiles, and show the
        network’s classifieds on pages of their own.
      </p>
      <p>
        <Link to="/search?profile_type=ORG" className={textLink}>
          See all Buy Local Networks
        </Link>
      </p>
      <p>
        Is yours one of them?{" "}
        <Link to="/embed" className={textLink}>
          Put search, classifieds and profiles on your own site
        </Link>
        , in your colours, in a few minutes.
      </p>
    </StaticPage>
  );
}
