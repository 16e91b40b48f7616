import type { Schema, SessionStore } from "@foodshed/sdk";
import { holds } from "@foodshed/sdk/vocabulary";
import { type ReactNode, useMemo } from "react";
import { ConsumerPage } from "../../consumer-page/ConsumerPage/ConsumerPage.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { ProfilePage } from "../../profiles/ProfilePage/ProfilePage.tsx";
import type { ProfileComponent } from "../../profiles/ProfileTabs/ProfileTabs.tsx";
import { PreviewProvider, useLink, useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { NoConsumerPage } from "./NoConsumerPage.tsx";
import * as css from "./ProfilePreview.css.ts";
import { PREVIEW_READERS } from "./previewReaders.ts";

export interface ProfilePreviewProps {
  /** The profile and its classifieds as the server returns them to this reader. */
  preview: Schema<"ProfilePreview">;
  /** The tab in the address; About by default. */
  component?: ProfileComponent | undefined;
  /** The path of the preview, without tab and query. */
  base?: string;
  /** The path of the page that edits the profile. */
  editPath?: string;
}

/** The member's own profile as others see it, with a switch for the reader. It is read-only and sends no requests. */
export function ProfilePreview({
  preview: { as, profile, classifieds },
  component,
  base = "/viewProfile",
  editPath = "/profile",
}: ProfilePreviewProps) {
  const t = useTranslate();
  const Link = useLink();
  const sells = holds(profile.roles, "vendor");
  // Without a consumer page the consumer is offered only when the address already names it.
  const readers = PREVIEW_READERS.filter(({ value }) => value !== "consumer" || sells || as === value);
  const missing = as === "consumer" && !sells;
  const here = component ? `${base}/${component}` : base;
  const said = readers.find(({ value }) => value === as);
  return (
    <>
      <section className={css.bar} aria-label={t(strings.preview)}>
        <p className={css.words}>
          {missing ? t(strings.noPage) : said && t(said.sentence)}
          {!missing && !profile.published && ` ${t(strings.unpublished)}`}
        </p>
        <div className={css.actions}>
          <nav aria-label={t(strings.seeItAs)}>
            <ul className={css.readers}>
              {readers.map(({ value, label }) => (
                <li key={value}>
                  <Link
                    to={value === "consumer" ? `${base}?as=consumer` : `${here}?as=${value}`}
                    keepScroll
                    className={css.reader}
                    aria-current={value === as ? "true" : undefined}
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <LinkButton to={editPath} variant="secondary" size="sm">
            {t(strings.backToEditing)}
          </LinkButton>
        </div>
      </section>
      <AsReader key={as} reader={as}>
        {missing ? (
          <NoConsumerPage businessName={profile.business_name} />
        ) : as === "consumer" ? (
          <ConsumerPage profile={profile} />
        ) : (
          <ProfilePage {...{ profile, component, classifieds, base }} query={`?as=${as}`} />
        )}
      </AsReader>
    </>
  );
}

/** No member has this id. */
const ANOTHER_MEMBER = 0;

/** Visitors and consumers have no session; a member has that of another account. */
function AsReader({ reader, children }: { reader: Schema<"PreviewReader">; children: ReactNode }) {
  const store = useSessionStore();
  const session = useMemo(
    () => (reader === "member" && store ? asAnotherMember(store) : undefined),
    [reader, store],
  );
  return <PreviewProvider session={session}>{children}</PreviewProvider>;
}

function asAnotherMember(store: SessionStore): SessionStore {
  let read: ReturnType<SessionStore["get"]> = null;
  let given: ReturnType<SessionStore["get"]> = null;
  return {
    ...store,
    get() {
      const session = store.get();
      // The same object until the session changes, as `useSyncExternalStore` requires.
      if (session !== read) {
        read = session;
        given = session && { ...session, account_id: ANOTHER_MEMBER };
      }
      return given;
    },
  };
}
