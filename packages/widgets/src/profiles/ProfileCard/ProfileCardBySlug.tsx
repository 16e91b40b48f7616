import type { FoodshedClient, Problem, Schema } from "@foodshed/sdk";
import { useEffect, useRef, useState } from "react";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useClient, usePrefetchedAnswer } from "../../provider/host.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { cardOfProfile } from "./cardOfProfile.ts";
import * as css from "./ProfileCard.css.ts";
import { ProfileCard, type ProfileCardProps } from "./ProfileCard.tsx";

export interface ProfileCardBySlugProps extends Pick<ProfileCardProps, "level" | "children" | "className"> {
  /** The slug of the business. */
  slug?: string;
}

/** Loads and shows the card of a business by its slug. */
export function ProfileCardBySlug({ slug = "", ...card }: ProfileCardBySlugProps) {
  const t = useTranslate();
  const client = useClient();
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<{
    profile?: Schema<"Profile">;
    problem?: Pick<Problem, "message" | "status">;
  }>({ profile: usePrefetchedAnswer<Schema<"Profile">>((client) => ask(client, slug)) });
  const isShown = useRef(read.profile !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (isShown.current) {
      isShown.current = false;
      return;
    }
    const controller = new AbortController();
    setRead({});
    void ask(client, slug, controller.signal).then(({ data: profile, error: problem }) => {
      if (!controller.signal.aborted) setRead({ profile, problem });
    });
    return () => controller.abort();
  }, [client, slug, turn]);
  const { profile, problem } = read;
  if (!problem) {
    return (
      <div className={css.alone}>
        {profile ? (
          <ProfileCard profile={cardOfProfile(profile)} {...card} />
        ) : (
          <Skeleton height="100%" radius="14px" />
        )}
      </div>
    );
  }
  const unknown = !slug || problem.status === 404;
  return (
    <div className={css.failure}>
      {unknown ? (
        <p role="alert" className={text.body}>
          {nobody(slug, t)}
        </p>
      ) : (
        <SmallLoadFailure message={problem.message} onRetry={() => setTurn(turn + 1)} />
      )}
    </div>
  );
}

const ask = (client: FoodshedClient, slug: string, signal?: AbortSignal) =>
  client.GET("/accounts/profile_by_slug/", { params: { query: { slug } }, ...(signal && { signal }) });

/** For the author of the page: a visitor cannot correct it. */
function nobody(slug: string, t: WidgetTranslate): string {
  return slug ? t(strings.noSuchBusiness, { slug }) : t(strings.whichBusiness);
}
