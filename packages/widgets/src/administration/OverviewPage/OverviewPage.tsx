import { formatCount } from "@foodshed/sdk/vocabulary";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ListLoading, PageHead, Part } from "../AdministrationPage.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./OverviewPage.css.ts";
import { useOverview } from "./useOverview.ts";

/** What waits for somebody, each with the way to where it is decided. */
export function OverviewPage() {
  const t = useTranslate();
  const Link = useLink();
  const { waiting, error, retry } = useOverview();
  return (
    <>
      <PageHead title={t(strings.administration)} />
      <Part title={t(strings.waiting)} about={t(strings.waitingAbout)}>
        {waiting ? (
          <ul className={css.tiles}>
            {[
              { to: "/admin/reports", count: waiting.reports, label: strings.openReports },
              { to: "/admin/accounts?requests", count: waiting.roleRequests, label: strings.roleRequests },
              {
                to: "/admin/accounts?state=unclaimed",
                count: waiting.unclaimed,
                label: strings.unclaimedAccounts,
              },
            ].map(({ to, count, label }) => (
              <li key={to}>
                <Link to={to} className={count > 0 ? css.tile : css.quietTile}>
                  <span className={css.count}>{formatCount(count, t.locale)}</span>{" "}
                  <span className={css.label}>{t(label, { count })}</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : error ? (
          <LoadFailure title={t(strings.overviewFailed)} message={error.message} onRetry={retry} />
        ) : (
          <ListLoading />
        )}
      </Part>
    </>
  );
}
