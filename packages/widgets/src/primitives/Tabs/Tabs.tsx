import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
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

/** Several views in one place; arrow keys move between the tabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue = tabs[0]?.value, onValueChange, look = "line" } = props;
  const { keepAll, children } = props;
  const [listLook, tabLook, panelLook] =
    look === "line" ? [css.list, css.tab, css.panel] : [css.segments, css.segment, css.segmentPanel];
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next) => onValueChange?.(next as Value)}
    >
      <Radix.List className={listLook} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabLook}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount={keepAll || undefined}
          className={panelLook}
          tabIndex={children ? -1 : 0}
        >
          {children ?? tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
