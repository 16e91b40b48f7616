import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { useTranslate } from "./locale.tsx";

export type NoticeType = "success" | "error" | "info";

export interface Notice {
  id: number;
  type: NoticeType;
  message: string;
  action?: NoticeAction | undefined;
  /** Milliseconds that it stays, where it is another time than usual. */
  time?: number | undefined;
}

/** What can be done about a notice, such as undoing what it tells of. Never the only way to do it. */
export interface NoticeAction {
  label: string;
  run(): void;
}

interface NoticeActions {
  /** Shows a short message for four seconds, for ten with an action, or for `time` milliseconds. Never the only indication of a result. */
  notify(message: string, type?: NoticeType, action?: NoticeAction, time?: number): void;
  dismiss(id: number): void;
}

const ListContext = createContext<readonly Notice[]>([]);
const ActionsContext = createContext<NoticeActions | null>(null);

let lastId = 0;

export function NoticesProvider({ children }: { children: ReactNode }) {
  const { locale } = useTranslate();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [spoken, setSpoken] = useState(locale);
  // Their sentences have no other language.
  if (spoken !== locale) {
    setSpoken(locale);
    setNotices([]);
  }
  const dismiss = useCallback((id: number) => {
    setNotices((all) => all.filter((notice) => notice.id !== id));
  }, []);
  const notify = useCallback(
    (message: string, type: NoticeType = "success", action?: NoticeAction, time?: number) => {
      lastId += 1;
      const notice = { id: lastId, type, message, action, time };
      // The same message twice would only replace the first one.
      setNotices((all) => [...all.filter((other) => other.message !== message), notice].slice(-3));
    },
    [],
  );
  const actions = useMemo(() => ({ notify, dismiss }), [notify, dismiss]);
  return (
    <ActionsContext value={actions}>
      <ListContext value={notices}>{children}</ListContext>
    </ActionsContext>
  );
}

/** The current notices, for the component that renders them. */
export function useNoticeList(): readonly Notice[] {
  return useContext(ListContext);
}

/** Shows and dismisses notices. */
export function useNotices(): NoticeActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error("useNotices needs a <FoodshedProvider> around it.");
  return actions;
}
