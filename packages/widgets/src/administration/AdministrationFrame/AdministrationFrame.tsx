import { type ReactNode, useEffect, useRef } from "react";
import { ErrorPage } from "../../pages/ErrorPage/ErrorPage.tsx";
import { CountBadge } from "../../primitives/Tag/Tag.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useIsAdministrator } from "../useIsAdministrator.ts";
import { useOverview } from "../useOverview.ts";
import * as css from "./AdministrationFrame.css.ts";
import { sectionOf, sections } from "./sections.ts";

export interface AdministrationFrameProps {
  /** The path of the page that is shown, in English. */
  path: string;
  /** The page. */
  children: ReactNode;
}

/** The menu of the administration and one of its pages. For anybody but an administrator there is no such page. */
export function AdministrationFrame({ path, children }: AdministrationFrameProps) {
  const t = useTranslate();
  const Link = useLink();
  const current = useRef<HTMLLIElement>(null);
  const section = sectionOf(path);
  const waiting = useOverview().data?.waiting;
  const counts: Readonly<Record<string, number | undefined>> = {
    "/admin/reports": waiting?.reports,
    "/admin/accounts": waiting?.role_requests,
    "/admin/mails": waiting?.failed_mails,
    "/admin/jobs": waiting?.unhealthy_jobs,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the row
  useEffect(() => {
    const item = current.current;
    // Only the row itself scrolls: the page stays where it is.
    if (item?.parentElement)
      item.parentElement.scrollLeft = item.offsetLeft - item.parentElement.offsetLeft - 48;
  }, [section]);
  if (!useIsAdministrator()) return <ErrorPage status={404} message={t(strings.noSuchPage)} />;
  return (
    <div className={css.page}>
      <nav aria-label={t(strings.sections)} className={css.nav}>
        <p className={css.name}>{t(strings.administration)}</p>
        <ul className={css.list}>
          {sections.map((one) => (
            <li key={one.to} ref={one === section ? current : undefined}>
              <Link
                to={one.to}
                className={css.link}
                aria-current={one === section ? (one.to === path ? "page" : "true") : undefined}
              >
                {t(one.label)}
                <Waits count={counts[one.to] ?? 0} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.main}>{children}</div>
    </div>
  );
}

function Waits({ count }: { count: number }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <>
      {" "}
      <CountBadge count={count} /> <VisuallyHidden>{t(strings.waitsBadge, { count })}</VisuallyHidden>
    </>
  );
}
