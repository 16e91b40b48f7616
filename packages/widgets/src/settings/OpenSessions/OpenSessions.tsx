import type { Schema } from "@foodshed/sdk";
import { formatDateTime, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import * as rows from "../../theme/rows.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./OpenSessions.css.ts";
import { ALL_OTHERS, useOpenSessions } from "./useOpenSessions.ts";

/** The devices on which the user is signed in: to recognize, and to end. */
export function OpenSessions() {
  const t = useTranslate();
  const { data, error, isLoading, retry, ending, end, endOthers } = useOpenSessions();
  if (isLoading) {
    return (
      <div role="status" className={rows.rows}>
        <VisuallyHidden>{t(strings.loadingSessions)}</VisuallyHidden>
        <Skeleton height="3em" />
      </div>
    );
  }
  if (!data) {
    return (
      <GroupedLoadFailure
        message={error?.message ?? ""}
        alone={t(strings.sessionsNotLoaded, { reason: error?.message ?? "" })}
        onRetry={retry}
      />
    );
  }
  return (
    <>
      <ul className={rows.rows}>
        {data.map((session) => (
          <li key={session.id} className={rows.row}>
            <div className={rows.words}>
              <p className={rows.name}>
                {nameOf(session, t)} {session.current && <Tag>{t(strings.thisDevice)}</Tag>}
              </p>
              <p className={rows.about}>
                {t(strings.sessionTimes, {
                  used: formatDateTime(session.last_used_at, ONTARIO_TIME_ZONE, t.locale),
                  begun: formatDateTime(session.created_at, ONTARIO_TIME_ZONE, t.locale),
                })}
              </p>
            </div>
            {!session.current && (
              <Button
                variant="quiet"
                size="sm"
                busy={ending === session.id}
                aria-label={t(strings.endSessionNamed, { name: nameOf(session, t) })}
                onClick={() => void end(session)}
              >
                {t(strings.endSession)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <div className={css.actions}>
          <Button variant="secondary" busy={ending === ALL_OTHERS} onClick={() => void endOthers()}>
            {t(strings.endOtherSessions)}
          </Button>
        </div>
      )}
    </>
  );
}

function nameOf({ browser, system, support }: Schema<"OpenSession">, t: WidgetTranslate): string {
  if (support) {
    return support.reason
      ? t(strings.supportSession, { reason: support.reason })
      : t(strings.supportSessionNoReason);
  }
  if (browser && system) return t(strings.browserOnSystem, { browser, system });
  return browser ?? system ?? t(strings.unknownDevice);
}
