import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as css from "./Tabs.css.ts";

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  content?: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly TabItem<Value>[];
  /** Controlled: the tab that is shown. */
  value?: Value;
  /** Uncontrolled: the tab that is shown at first. */
  defaultValue?: Value;
  /** Called with the tab that is chosen. */
  onValueChange?: (value: Value) => void;
  /** `segments` is a choice inside a form, such as Buying or Selling. */
  variant?: "line" | "segments";
  /** Renders all panels, so that they are readable without script and in print. Otherwise only the selected one is rendered. */
  keepAll?: boolean;
  /** One panel for all tabs, in place of a content for each. */
  children?: ReactNode;
}

/** Tabs; arrow keys move between them. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue = tabs[0]?.value, onValueChange, variant = "line" } = props;
  const { keepAll, children } = props;
  const [chosen, setChosen] = useState(defaultValue);
  const shown = value ?? chosen;
  const choose = (next: Value) => {
    setChosen(next);
    onValueChange?.(next);
  };
  const list = useRef<HTMLDivElement>(null);
  // A tab pressed before hydration has the focus, but its focus event was not handled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a press before hydration
  useEffect(() => {
    const pressed = list.current?.querySelector<HTMLElement>(":focus")?.dataset.value;
    const early = tabs.find((tab) => tab.value === pressed);
    if (early && early.value !== shown) choose(early.value);
  }, []);
  const [listClass, tabClass, panelClass] =
    variant === "line" ? [css.list, css.tab, css.panel] : [css.segments, css.segment, css.segmentPanel];
  return (
    <Radix.Root
      {...(shown === undefined ? {} : { value: shown })}
      onValueChange={(next) => choose(next as Value)}
    >
      <Radix.List ref={list} className={listClass} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} data-value={tab.value} className={tabClass}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount={keepAll || undefined}
          className={panelClass}
          tabIndex={children ? -1 : 0}
        >
          {children ?? tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
