import { NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { type FocusEvent, useEffect, useRef } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { type Notice, useNoticeList, useNotices } from "../../provider/notices.tsx";
import * as strings from "../generated/strings.ts";
import { CloseIcon } from "../glyphs.tsx";
import * as css from "./NoticeRegion.css.ts";

/** Milliseconds that a notice with something to do about it stays. */
const ACTION_MS = 10_000;

/** Marks the region for dialogs, which must not close when one dismisses a notice above them. */
export const noticeRegionMark = { "data-foodshed-notices": "" };

/** The region of the notices. The provider renders one; each notice is announced once and stays while it has the pointer or focus. */
export function NoticeRegion() {
  const notices = useNoticeList();
  return (
    // Not atomic, or a new notice would repeat the older ones.
    <div className={css.region} role="status" aria-live="polite" aria-atomic="false" {...noticeRegionMark}>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeItem({ notice }: { notice: Notice }) {
  const t = useTranslate();
  const { dismiss } = useNotices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const holds = useRef(new Set<"pointer" | "focus">());
  const cameFrom = useRef<HTMLElement>(null);
  const time = notice.time ?? (notice.action ? ACTION_MS : NOTICE_MS);
  const close = () => {
    dismiss(notice.id);
    // Focus would be lost with the removed button.
    cameFrom.current?.focus();
  };
  const stop = () => clearTimeout(timer.current);
  const go = () => {
    stop();
    if (holds.current.size === 0) timer.current = setTimeout(() => dismiss(notice.id), time);
  };
  const hold = (by: "pointer" | "focus") => {
    holds.current.add(by);
    stop();
  };
  const release = (by: "pointer" | "focus") => {
    holds.current.delete(by);
    go();
  };
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold("focus");
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts once per notice
  useEffect(() => {
    go();
    return stop;
  }, [notice.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the timer
    <div
      className={css.notice[notice.type]}
      onPointerEnter={() => hold("pointer")}
      onPointerLeave={() => release("pointer")}
      onFocus={enter}
      onBlur={() => release("focus")}
    >
      {notice.message}
      {notice.action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            close();
            notice.action?.run();
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={t(strings.dismiss)} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}
