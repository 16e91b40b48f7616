interface Keys {
  /** The pattern of the WAI-ARIA Authoring Practices, where there is one. */
  pattern: string;
  /** Each key and what it does. */
  keys: readonly (readonly [key: string, does: string])[];
}

const dialog: Keys = {
  pattern: "modal dialog",
  keys: [
    ["Tab, Shift + Tab", "moves within the dialog, and never out of it"],
    ["Escape", "closes it; the focus returns to what opened it"],
  ],
};

/** What the keyboard does in a component, by the last part of its title. */
export const keysOf: Readonly<Record<string, Keys>> = {
  Combobox: {
    pattern: "combobox with a list",
    keys: [
      ["↓, ↑", "moves through the suggestions; the focus stays in the field"],
      ["Enter", "takes the suggestion"],
      ["Escape", "closes the suggestions"],
    ],
  },
  ConfirmDialog: dialog,
  DataTable: {
    pattern: "sortable table",
    keys: [
      ["Enter, Space", "on a column’s name sorts by it, and again turns the order; aria-sort says which"],
    ],
  },
  Dialog: dialog,
  Disclosure: { pattern: "disclosure", keys: [["Enter, Space", "opens and closes it"]] },
  Field: {
    pattern: "radio group, for RadioGroup; the others are the platform’s own",
    keys: [
      ["Arrows", "move between radio buttons and choose"],
      ["Space", "ticks a CheckboxField"],
    ],
  },
  ImageCropper: {
    pattern: "handles that have a name",
    keys: [
      ["Tab", "goes to the frame, then to each corner"],
      ["Arrows", "move or resize it"],
    ],
  },
  Pager: {
    pattern: "navigation",
    keys: [["Enter, Space", "on a button turns the page; the focus stays, at either end too"]],
  },
  Slider: {
    pattern: "slider; its value is said as text (aria-valuetext)",
    keys: [
      ["Arrows", "by one step"],
      ["Page Up, Page Down", "by more"],
      ["Home, End", "to either end"],
    ],
  },
  SortableList: {
    pattern: "buttons beside dragging",
    keys: [["Enter, Space", "on the buttons of a row does what dragging does"]],
  },
  Switch: { pattern: "switch", keys: [["Space", "turns it on and off"]] },
  Tabs: { pattern: "tabs", keys: [["←, →", "moves between the tabs and opens them"]] },
};
