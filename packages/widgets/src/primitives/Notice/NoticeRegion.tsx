import { NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { useEffect, useRef } from "react";
import { type Notice, useNoticeList, useNotices } from "../../provider/notices.tsx";
import { CloseIcon } from "../glyphs.tsx";
import * as css from "./NoticeRegion.css.ts";

/** Where notices appear. The provider draws one; each notice is announced once and waits under pointer or focus. */
export function NoticeRegion() {
  const notices = useNoticeList();
  return (
    <div className={css.region} role="status" aria-live="polite">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeItem({ notice }: { notice: Notice }) {
  const { dismiss } = useNotices();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = () => clearTimeout(timer.current);
  const go = () => {
    wait();
    timer.current = setTimeout(() => dismiss(notice.id), NOTICE_MS);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once per notice
  useEffect(() => {
    go();
    return wait;
  }, [notice.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the clock, they do nothing
    <div
      className={css.notice[notice.kind]}
      onPointerEnter={wait}
      onPointerLeave={go}
      onFocus={wait}
      onBlur={go}
    >
      {notice.message}
      <button type="button" className={css.close} aria-label="Dismiss" onClick={() => dismiss(notice.id)}>
        <CloseIcon />
      </button>
    </div>
  );
}
