import type { Schema } from "@foodshed/sdk";
import { formatDate } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { useHasPasskeys } from "../../accounts/LoginForm/useHasPasskeys.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { AddPasskeyDialog } from "./AddPasskeyDialog.tsx";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { type Delicate, RemovalDialog } from "./RemovalDialog.tsx";
import * as css from "./SecondFactors.css.ts";
import { SetUpAppDialog } from "./SetUpAppDialog.tsx";
import { useSecondFactors } from "./useSecondFactors.ts";

type Opened = "app" | "passkey" | Delicate;

/** Authenticator app, passkeys and recovery codes: added, listed and removed. */
export function SecondFactors() {
  const t = useTranslate();
  const { data, error, isLoading, retry } = useSecondFactors();
  const [opened, setOpened] = useState<Opened>();
  const [codes, setCodes] = useState<readonly string[]>();
  const hasPasskeys = useHasPasskeys();
  if (isLoading) {
    return (
      <div role="status">
        <VisuallyHidden>{t(strings.loadingSecondFactors)}</VisuallyHidden>
        <Skeleton height="3em" />
      </div>
    );
  }
  if (!data) {
    return (
      <GroupedLoadFailure
        message={error?.message ?? ""}
        alone={t(strings.secondFactorsNotLoaded, { reason: error?.message ?? "" })}
        onRetry={retry}
      />
    );
  }
  const close = () => setOpened(undefined);
  const done = (made: readonly string[] | null) => {
    close();
    setCodes(made ?? undefined);
    retry();
  };
  return (
    <div className={css.parts}>
      {data.due_at && (
        <FormStatus
          error={t(strings.secondFactorDue, { date: formatDate(data.due_at, undefined, t.locale) })}
        />
      )}
      <Listed factors={data} onRemove={setOpened} />
      <div className={css.actions}>
        {!data.totp && (
          <Button variant="secondary" onClick={() => setOpened("app")}>
            {t(strings.setUpApp)}
          </Button>
        )}
        {hasPasskeys && (
          <Button variant="secondary" onClick={() => setOpened("passkey")}>
            {t(strings.addPasskey)}
          </Button>
        )}
      </div>
      {opened === "app" && <SetUpAppDialog onClose={close} onDone={done} />}
      {opened === "passkey" && <AddPasskeyDialog onClose={close} onDone={done} />}
      {typeof opened === "object" && <RemovalDialog what={opened} onClose={close} onDone={done} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}

interface ListedProps {
  factors: Schema<"SecondFactors">;
  onRemove: (what: Delicate) => void;
}

function Listed({ factors: { totp, passkeys, recovery_codes: left }, onRemove }: ListedProps) {
  const t = useTranslate();
  if (!totp && passkeys.length === 0) return <p className={text.soft}>{t(strings.noSecondFactor)}</p>;
  const day = (date: string) => formatDate(date, undefined, t.locale);
  return (
    <ul className={css.list}>
      {totp && (
        <li className={css.item}>
          <p className={css.words}>
            {t(strings.authenticatorApp)}
            <span className={css.about}>{t(strings.since, { date: day(totp.since) })}</span>
          </p>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t(strings.removeApp)}
            onClick={() => onRemove({ kind: "app" })}
          >
            {t(strings.removeIt)}
          </Button>
        </li>
      )}
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={css.item}>
          <p className={css.words}>
            {t(strings.passkeyNamed, { name: passkey.name })}
            <span className={css.about}>
              {passkey.last_used_at
                ? t(strings.passkeyUsed, { date: day(passkey.last_used_at) })
                : t(strings.since, { date: day(passkey.created_at) })}
            </span>
          </p>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t(strings.removePasskeyNamed, { name: passkey.name })}
            onClick={() => onRemove({ kind: "passkey", id: passkey.id, name: passkey.name })}
          >
            {t(strings.removeIt)}
          </Button>
        </li>
      ))}
      <li className={css.item}>
        <p className={css.words}>
          {t(strings.recoveryCodes)}
          <span className={css.about}>{t(strings.recoveryCodesLeft, { count: left })}</span>
        </p>
        <Button variant="quiet" size="sm" onClick={() => onRemove({ kind: "codes" })}>
          {t(strings.newRecoveryCodes)}
        </Button>
      </li>
    </ul>
  );
}
