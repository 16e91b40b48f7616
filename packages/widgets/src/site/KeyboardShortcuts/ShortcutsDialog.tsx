import type { ReactNode } from "react";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { Switch } from "../../primitives/Switch/Switch.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ShortcutsDialog.css.ts";
import type { PageShortcut } from "./shortcuts.ts";

export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pages that have a shortcut. */
  pages: readonly PageShortcut[];
  /** Whether shortcuts are switched off. */
  off: boolean;
  onOffChange: (off: boolean) => void;
}

/** Lists the shortcuts and switches them off. */
export function ShortcutsDialog({ open, onOpenChange, pages, off, onOffChange }: ShortcutsDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t(strings.keyboardShortcuts)} size="sm">
      <Switch
        label={t(strings.useShortcuts)}
        hint={t(strings.useShortcutsHint)}
        checked={!off}
        onCheckedChange={(on) => onOffChange(!on)}
      />
      <dl className={css.list}>
        <Shortcut keys={["?"]} label={t(strings.listShortcuts)} />
        <Shortcut keys={["/"]} label={t(strings.findSearchBox)} />
        {pages.map(({ key, label }) => (
          <Shortcut key={key} keys={["g", key]} label={t(label)} />
        ))}
      </dl>
    </Dialog>
  );
}

function Shortcut({ keys, label }: { keys: [string, string?]; label: string }) {
  const t = useTranslate();
  const [first, second] = keys;
  const kbd = { kbd: (text: ReactNode) => <kbd className={css.key}>{text}</kbd> };
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd className={css.keys}>
        {second ? (
          t.rich(strings.keyThenKey, { first, second, ...kbd })
        ) : (
          <kbd className={css.key}>{first}</kbd>
        )}
      </dd>
    </div>
  );
}
