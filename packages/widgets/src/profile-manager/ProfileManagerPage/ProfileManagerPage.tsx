import { holds } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useState } from "react";
import { CampaignList } from "../../campaigns/CampaignList/CampaignList.tsx";
import { ConnectionRequests } from "../../membership/ConnectionRequests/ConnectionRequests.tsx";
import { ErrorPage } from "../../pages/ErrorPage/ErrorPage.tsx";
import { ReaderNote } from "../../people/ReaderNote/ReaderNote.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useQuery } from "../../provider/useQuery.ts";
import { Attention } from "../Attention/Attention.tsx";
import * as strings from "../generated/strings.ts";
import { ManagedProfilesTable } from "../ManagedProfilesTable/ManagedProfilesTable.tsx";
import { type ManagedProfile, useManagedProfiles } from "../managedProfiles.ts";
import { useManager } from "../useManager.ts";
import * as css from "./ProfileManagerPage.css.ts";

// Dialogs are loaded when they open.
const CreateProfileDialog = lazy(() =>
  import("../CreateProfileDialog/CreateProfileDialog.tsx").then((module) => ({
    default: module.CreateProfileDialog,
  })),
);
const MassMessageDialog = lazy(() =>
  import("../MassMessageDialog/MassMessageDialog.tsx").then((module) => ({
    default: module.MassMessageDialog,
  })),
);
const InviteMembersDialog = lazy(() =>
  import("../../member-invites/InviteMembersDialog/InviteMembersDialog.tsx").then((module) => ({
    default: module.InviteMembersDialog,
  })),
);
const CreateClassifiedDialog = lazy(() =>
  import("../../classifieds/CreateClassifiedDialog/CreateClassifiedDialog.tsx").then((module) => ({
    default: module.CreateClassifiedDialog,
  })),
);

/** The page on which a manager manages the members of a network. */
export function ProfileManagerPage() {
  const t = useTranslate();
  const session = useSession();
  const { isManager, error, retry } = useManager();
  if (session && isManager) return <Dashboard account={session.account_id} />;
  if (isManager === false) {
    return <ErrorPage status={403} message={t(strings.noPermission)} />;
  }
  if (error) {
    return <LoadFailure title={t(strings.pageFailed)} message={error.message} onRetry={retry} />;
  }
  return <Skeleton height="20em" />;
}

type Open =
  | "profile"
  | "invite"
  | { write: readonly ManagedProfile[]; isChosen: boolean }
  | { classified: ManagedProfile };

function Dashboard({ account }: { account: number }) {
  const t = useTranslate();
  const managed = useManagedProfiles();
  const mayEdit = useMayEdit();
  const { data: me } = useQuery(["getProfileById", { basic: true, account }], (client) =>
    client.POST("/accounts/profile_by_id/", { body: { basic: true } }),
  );
  const [open, setOpen] = useState<Open>();
  const isOrganization = me && holds(me.roles, "organization");
  const profiles = managed.data?.results;
  const close = (next: boolean) => {
    if (!next) setOpen(undefined);
  };
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={css.title}>{t(strings.title)}</h1>
          {me && <p className={css.name}>{me.business_name}</p>}
        </div>
        <div className={css.actions}>
          <LinkButton to="/viewProfile" variant="secondary">
            {t(strings.viewProfile)}
          </LinkButton>
          {isOrganization && (
            <LinkButton to={`/reports/${me?.slug}`} variant="secondary">
              {t(strings.reports)}
            </LinkButton>
          )}
          {mayEdit && (
            <>
              <Button
                variant="secondary"
                disabled={!profiles?.length}
                onClick={() => setOpen({ write: profiles ?? [], isChosen: false })}
              >
                {t(strings.sendToAll)}
              </Button>
              <Button variant="secondary" onClick={() => setOpen("invite")}>
                {t(strings.inviteMembers)}
              </Button>
              <Button onClick={() => setOpen("profile")}>{t(strings.createProfile)}</Button>
            </>
          )}
        </div>
      </header>
      <ReaderNote />
      <div className={css.columns}>
        <div className={css.requests}>
          <ConnectionRequests />
          {profiles && <Attention profiles={profiles} />}
          <CampaignList />
        </div>
        <section className={css.main} aria-labelledby="managed-profiles">
          <h2 id="managed-profiles" className={css.count}>
            {profiles ? t(strings.managing, { count: profiles.length }) : t(strings.managedProfiles)}
          </h2>
          {managed.error && !profiles ? (
            <LoadFailure
              title={t(strings.profilesFailed)}
              message={managed.error.message}
              onRetry={managed.retry}
            />
          ) : !profiles ? (
            <Skeleton height="24em" />
          ) : profiles.length === 0 ? (
            <EmptyState title={t(strings.noProfiles)}>{t(strings.noProfilesHint)}</EmptyState>
          ) : (
            <ManagedProfilesTable
              profiles={profiles}
              onCreateClassified={(classified) => setOpen({ classified })}
              onWrite={(write) => setOpen({ write, isChosen: true })}
            />
          )}
        </section>
      </div>
      <Suspense>
        {open === "invite" && (
          <InviteMembersDialog
            open
            onOpenChange={close}
            onWrite={(accounts) => {
              const chosen = new Set(accounts);
              const write = profiles?.filter(({ account_id }) => chosen.has(account_id)) ?? [];
              setOpen({ write, isChosen: true });
            }}
          />
        )}
        {open === "profile" && <CreateProfileDialog open onOpenChange={close} />}
        {typeof open === "object" && "write" in open && (
          <MassMessageDialog open onOpenChange={close} profiles={open.write} isChosen={open.isChosen} />
        )}
        {typeof open === "object" && "classified" in open && (
          <CreateClassifiedDialog
            open
            onOpenChange={close}
            profileId={open.classified.id}
            businessName={open.classified.business_name}
          />
        )}
      </Suspense>
    </div>
  );
}
