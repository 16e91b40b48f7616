import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { ConfirmDialog } from "../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useLeaveGuard, useSession } from "../provider/host.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

const ReportContext = createContext<(part: string, unsaved: boolean) => void>(() => {});

const LeaveContext = createContext<Set<() => void> | null>(null);

/** Called when the user has confirmed to leave unsaved work behind, before the page goes. */
export function useOnLeave(discard: () => void): void {
  const leaving = useContext(LeaveContext);
  const latest = useRef(discard);
  latest.current = discard;
  useEffect(() => {
    const call = () => latest.current();
    leaving?.add(call);
    return () => void leaving?.delete(call);
  }, [leaving]);
}

/** Reports to the surrounding scope whether this part has unsaved work; resets it on unmount. */
export function useUnsaved(unsaved: boolean): void {
  const part = useId();
  const report = useContext(ReportContext);
  useEffect(() => report(part, unsaved), [report, part, unsaved]);
  useEffect(() => () => report(part, false), [report, part]);
}

export interface UnsavedScopeProps {
  /** Called when the first part becomes unsaved, and when the last one is saved. */
  onChange?: (unsaved: boolean) => void;
  children: ReactNode;
}

/** Collects the unsaved parts inside, and reports to the surrounding scope. */
export function UnsavedScope({ onChange, children }: UnsavedScopeProps) {
  const parts = useRef(new Set<string>());
  const [any, setAny] = useState(false);
  const report = useCallback((part: string, unsaved: boolean) => {
    if (unsaved) parts.current.add(part);
    else parts.current.delete(part);
    setAny(parts.current.size > 0);
  }, []);
  useUnsaved(any);
  useEffect(() => onChange?.(any), [onChange, any]);
  return <ReportContext value={report}>{children}</ReportContext>;
}

/** Asks for confirmation before the user leaves unsaved work inside: by a link, the back button, closing the tab or loading another page. */
export function LeaveGuard({ onChange, children }: UnsavedScopeProps) {
  const t = useTranslate();
  const [unsaved, setUnsaved] = useState(false);
  const ended = useSession() === null;
  const attempt = useLeaveGuard(unsaved && !ended);
  // The end of the session leads to the login: drafts outlive it, and there is nothing to ask.
  useEffect(() => {
    if (ended) attempt?.leave();
  }, [ended, attempt]);
  const [leaving] = useState(() => new Set<() => void>());
  useEffect(() => onChange?.(unsaved), [onChange, unsaved]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return (
    <>
      <LeaveContext value={leaving}>
        <UnsavedScope onChange={setUnsaved}>{children}</UnsavedScope>
      </LeaveContext>
      <ConfirmDialog
        open={attempt !== null && !ended}
        onOpenChange={(open) => !open && attempt?.stay()}
        title={t(strings.leaveTitle)}
        description={t(strings.leaveDescription)}
        cancelLabel={t(strings.stay)}
        confirmLabel={t(strings.leave)}
        onConfirm={() => {
          for (const discard of leaving) discard();
          attempt?.leave();
        }}
      />
    </>
  );
}
