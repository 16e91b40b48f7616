import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import * as css from "./Tabs.css.ts";

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  content?: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** `segments` is a choice inside a form, such as Buying or Selling. */
  look?: "line" | "segments";
  /** Keeps all contents in the page: they are read without script and printed. Otherwise only the chosen one is there. */
  keepAll?: boolean;
  /** One panel that serves all tabs, in place of a content for each. */
  children?: ReactNode;
}

/** Several views in one place, as WAI-ARIA's APG has them: arrow keys, Home and End move between the tabs and choose. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue = tabs[0]?.value, onValueChange, look = "line" } = props;
  const { keepAll = false, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const [listLook, tabLook, panelLook] =
    look === "line" ? [css.list, css.tab, css.panel] : [css.segments, css.segment, css.segmentPanel];
  const choose = (next: Value) => {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex((tab) => tab.value === chosen);
    const to = target(event.key, at, tabs.length, isRightToLeft(event.currentTarget));
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    choose(tab.value);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  const tabId = (of: Value) => `${id}-tab-${of}`;
  const panelId = (of: Value) => (children === undefined ? `${id}-panel-${of}` : `${id}-panel`);
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={listLook}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(tab.value)}
            aria-selected={tab.value === chosen}
            aria-controls={
              tab.value === chosen || keepAll || children !== undefined ? panelId(tab.value) : undefined
            }
            tabIndex={tab.value === chosen ? 0 : -1}
            className={tabLook}
            onClick={() => choose(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children === undefined ? (
        tabs
          .filter((tab) => keepAll || tab.value === chosen)
          .map((tab) => (
            <div
              key={tab.value}
              role="tabpanel"
              id={panelId(tab.value)}
              aria-labelledby={tabId(tab.value)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches a panel that holds only text
              tabIndex={0}
              hidden={tab.value !== chosen}
              className={panelLook}
            >
              {tab.content}
            </div>
          ))
      ) : (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={chosen === undefined ? undefined : tabId(chosen)}
          className={panelLook}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** The tab that a key leads to; undefined for keys that are none of ours. */
function target(key: string, at: number, count: number, rightToLeft: boolean): number | undefined {
  const step = rightToLeft ? -1 : 1;
  if (key === "ArrowRight") return (at + step + count) % count;
  if (key === "ArrowLeft") return (at - step + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}
