interface Reasons {
  /** The components whose pages show it, by the last part of their title. */
  on: readonly string[];
  /** One sentence: what, and why. */
  good: string;
  bad: string;
}

/** Why the examples of the page “Do and don’t” are good or bad, by subject. */
export const reasons = {
  onePrimary: {
    on: ["Button"],
    good: "One filled button in a view: what one came for. The way back is quiet.",
    bad: "Three filled buttons ask a question that the page should have answered.",
  },
  verbs: {
    on: ["Button", "ConfirmDialog"],
    good: "The button says what happens, so that one can act without reading what is above.",
    bad: "“OK” makes people read the question twice, and “No” is not an action.",
  },
  busy: {
    on: ["Button"],
    good: "While it is being sent the button keeps its place, its focus and its name, and a second press does nothing.",
    bad: "A disabled button loses the focus, and nobody hears why.",
  },
  label: {
    on: ["Field"],
    good: "A label stays. The hint says what is expected, before one types.",
    bad: "A placeholder is gone with the first letter, and pale before it.",
  },
  error: {
    on: ["Field"],
    good: "An error says what to do, and what was typed is still there.",
    bad: "“Invalid” says that something is wrong, and nothing else.",
  },
  setting: {
    on: ["Switch"],
    good: "A Switch takes effect at once. In a form with a Save button it is a CheckboxField.",
    bad: "Two steps for a thing with two states.",
  },
  loading: {
    on: [],
    good: "Bones in the shape of what is coming: nothing jumps when it is there.",
    bad: "A wheel says nothing of what comes, and everything below it moves.",
  },
  empty: {
    on: ["EmptyState"],
    good: "Nothing yet, and what to do about it.",
    bad: "A zero leaves people alone.",
  },
  failed: {
    on: ["LoadFailure"],
    good: "A failure says so, and offers another try.",
    bad: "“No classifieds” is a lie when they could not be loaded.",
  },
  tag: {
    on: ["Tag"],
    good: "A word in its colour.",
    bad: "The colour alone: one reader in twelve sees two dots of the same colour.",
  },
  card: {
    on: ["ClassifiedCard"],
    good: "A card has 240 pixels or more; a narrower column gets a list.",
    bad: "A card in 150 pixels breaks every word.",
  },
  result: {
    on: ["FormStatus"],
    good: "The result of a form stays where the form is.",
    bad: "Who looked elsewhere for four seconds will press again.",
  },
} as const satisfies Record<string, Reasons>;

export type Subject = keyof typeof reasons;

/** What is advised on a component. */
export const subjectsOn = (component: string): Subject[] =>
  (Object.keys(reasons) as Subject[]).filter((subject) =>
    (reasons[subject].on as readonly string[]).includes(component),
  );
