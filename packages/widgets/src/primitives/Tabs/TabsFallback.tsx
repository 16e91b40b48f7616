import type { ReactNode } from "react";
import * as css from "./Tabs.css.ts";
import type { TabItem } from "./Tabs.tsx";

export interface TabsFallbackProps<Value extends string> {
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** What stands in for tabs while their code is under way, as high as they are: nothing below moves. A tab can be pressed, without arrow keys. */
export function TabsFallback<Value extends string>(props: TabsFallbackProps<Value>): ReactNode {
  const { label, tabs, value, onValueChange } = props;
  return (
    <div>
      <div role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            data-state={tab.value === value ? "active" : "inactive"}
            className={css.tab}
            onClick={() => onValueChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" className={css.panel}>
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  );
}
