import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { SmallLoadFailure, type SmallLoadFailureProps } from "../LoadFailure/SmallLoadFailure.tsx";

export interface GroupedLoadFailureProps extends SmallLoadFailureProps {
  /** The reason, alike in every part that fails for it. */
  message: string;
  /** Said instead of the reason alone where no other part gives the same. */
  alone?: string;
}

interface Group {
  report: (part: string, failure: GroupedLoadFailureProps | undefined) => void;
  /** What several parts say. */
  shared: ReadonlySet<string>;
}

const GroupContext = createContext<Group | null>(null);

/** A page of parts that load by themselves: a reason that several of them give is said once, above them, with one press for all. */
export function LoadFailureGroup({ children }: { children: ReactNode }) {
  const [failures, setFailures] = useState<ReadonlyMap<string, GroupedLoadFailureProps>>(new Map());
  const report = useCallback<Group["report"]>(
    (part, failure) =>
      setFailures((last) => {
        const next = new Map(last);
        if (failure) next.set(part, failure);
        else next.delete(part);
        return next;
      }),
    [],
  );
  const group = useMemo(() => {
    const reasons = [...failures.values()].map(({ message }) => message);
    return { report, shared: new Set(reasons.filter((reason, at) => reasons.indexOf(reason) !== at)) };
  }, [report, failures]);
  return (
    <GroupContext value={group}>
      {[...group.shared].map((reason) => (
        <SmallLoadFailure
          key={reason}
          message={reason}
          onRetry={() => {
            for (const { message, onRetry } of failures.values()) if (message === reason) onRetry();
          }}
        />
      ))}
      {children}
    </GroupContext>
  );
}

/** A `SmallLoadFailure` that leaves the reason to the `LoadFailureGroup` around it where other parts give the same. */
export function GroupedLoadFailure({ message, alone = message, onRetry }: GroupedLoadFailureProps) {
  const t = useTranslate();
  const part = useId();
  const group = useContext(GroupContext);
  const report = group?.report;
  useEffect(() => report?.(part, { message, onRetry }), [report, part, message, onRetry]);
  useEffect(() => () => report?.(part, undefined), [report, part]);
  if (group?.shared.has(message)) return <p className={text.soft}>{t(strings.notLoaded)}</p>;
  return <SmallLoadFailure message={alone} onRetry={onRetry} />;
}
