import type { Schema } from "@foodshed/sdk";
import { lazy, Suspense } from "react";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ClassifiedCard } from "../ClassifiedCard/ClassifiedCard.tsx";
import * as strings from "../generated/strings.ts";
import { MessageFromClassified } from "../MessageFromClassified/MessageFromClassified.tsx";
import * as noticeCss from "../notices.css.ts";
import { PostClassified } from "../PostClassified/PostClassified.tsx";
import { OwnerActions } from "./OwnerActions.tsx";
import * as css from "./ProfileClassifieds.css.ts";
import { useEditedClassified } from "./useEditedClassified.ts";
import { useProfileClassifieds } from "./useProfileClassifieds.ts";

// Loaded lazily: most readers of a profile own none of its classifieds, and the form is larger than the page.
const EditClassifiedDialog = lazy(() =>
  import("../EditClassifiedDialog/EditClassifiedDialog.tsx").then((module) => ({
    default: module.EditClassifiedDialog,
  })),
);

export interface ProfileClassifiedsProps {
  /** The profile whose classifieds these are. */
  profileId: number;
  /** The reader may edit the profile: post, change and delete its classifieds. */
  editable?: boolean;
  /** What the page's loader has already read, as a visitor. */
  initial?: Schema<"Classified">[];
}

/** The classifieds of one profile. */
export function ProfileClassifieds({ profileId, editable = false, initial }: ProfileClassifiedsProps) {
  const t = useTranslate();
  const { data: classifieds, error, retry, refresh } = useProfileClassifieds(profileId, initial);
  const edited = useEditedClassified();
  return (
    <>
      {/* Forms are rendered beside the list, because the list reloads when the session ends. */}
      {editable && (
        <div className={css.bar}>
          <PostClassified onPosted={refresh} profileId={profileId} />
        </div>
      )}
      {edited.classified && (
        <Suspense>
          <EditClassifiedDialog
            key={edited.classified.id}
            classified={edited.classified}
            open={edited.open}
            onOpenChange={edited.setOpen}
            onUpdated={refresh}
          />
        </Suspense>
      )}
      {error && !classifieds ? (
        <LoadFailure title={t(strings.couldNotLoad)} message={error.message} onRetry={retry} />
      ) : !classifieds ? (
        <Skeleton height="14em" radius="14px" />
      ) : classifieds.length === 0 ? (
        <EmptyState level={2} title={t(strings.noneAvailable)} />
      ) : (
        <ul className={noticeCss.notices}>
          {classifieds.map((classified) => (
            <li key={classified.id} className={noticeCss.notice}>
              <ClassifiedCard
                classified={classified}
                level={2}
                hideBusiness
                actions={
                  editable && classified.editable ? (
                    <OwnerActions
                      classified={classified}
                      onEdit={() => edited.edit(classified)}
                      onDeleted={refresh}
                    />
                  ) : (
                    <MessageFromClassified classified={classified} />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
