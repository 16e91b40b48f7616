import type { Schema } from "@foodshed/sdk";
import { lazy, Suspense } from "react";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { ClassifiedCard } from "../ClassifiedCard/ClassifiedCard.tsx";
import { MessageFromClassified } from "../MessageFromClassified/MessageFromClassified.tsx";
import * as noticeCss from "../notices.css.ts";
import { PostClassified } from "../PostClassified/PostClassified.tsx";
import { OwnerActions } from "./OwnerActions.tsx";
import * as css from "./ProfileClassifieds.css.ts";
import { useEditedClassified } from "./useEditedClassified.ts";
import { useProfileClassifieds } from "./useProfileClassifieds.ts";

// Most who read a profile own none of its ads, and the form weighs more than the page.
const EditClassifiedDialog = lazy(() =>
  import("../EditClassifiedDialog/EditClassifiedDialog.tsx").then((module) => ({
    default: module.EditClassifiedDialog,
  })),
);

export interface ProfileClassifiedsProps {
  profileId: number;
  /** The profile is one's own and open for editing: ads can be posted, changed and deleted. */
  editable?: boolean;
  /** What the page's loader has already read, as a visitor. */
  initial?: Schema<"Classified">[];
}

/** The ads of one profile. */
export function ProfileClassifieds({ profileId, editable = false, initial }: ProfileClassifiedsProps) {
  const { data: ads, error, retry, refresh } = useProfileClassifieds(profileId, initial);
  const edited = useEditedClassified();
  return (
    <>
      {/* Forms stand beside the list, which is read anew when a session ends under them. */}
      {editable && (
        <div className={css.bar}>
          <PostClassified onPosted={refresh} profileId={profileId} />
        </div>
      )}
      {edited.ad && (
        <Suspense>
          <EditClassifiedDialog
            key={edited.ad.id}
            classified={edited.ad}
            open={edited.open}
            onOpenChange={edited.setOpen}
            onUpdated={refresh}
          />
        </Suspense>
      )}
      {error && !ads ? (
        <LoadFailure title="The classifieds could not be loaded." message={error.message} onRetry={retry} />
      ) : !ads ? (
        <Skeleton height="14em" radius="14px" />
      ) : ads.length === 0 ? (
        <EmptyState level={2} title="No Classifieds Available" />
      ) : (
        <ul className={noticeCss.notices}>
          {ads.map((ad) => (
            <li key={ad.id} className={noticeCss.notice}>
              <ClassifiedCard
                classified={ad}
                level={2}
                hideBusiness
                actions={
                  editable && ad.editable ? (
                    <OwnerActions classified={ad} onEdit={() => edited.edit(ad)} onDeleted={refresh} />
                  ) : (
                    <MessageFromClassified classified={ad} />
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
