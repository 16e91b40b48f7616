/**
 * The states that a story may show, in the order of the sidebar, under the name that every widget gives them. Other stories show what only
 * their widget has.
 */
export const STATES = {
  Default: "as one meets it first, with what it usually holds",
  Loading: "before the first answer",
  Empty: "there is nothing to show",
  Failed: "it could not be read or sent, and says so",
  Incomplete: "something that is needed is missing or wrong",
  Sending: "it is being sent; a second press does nothing",
  Refused: "the server said no, at the field that is meant",
  Done: "it worked",
  "Unknown Network": "the network that the page names does not exist",
  "Longest Words": "the longest names and texts that the network allows",
  "Narrow Column": "in a column of 280 pixels",
  French: "in Canadian French",
  Backdrops: "on pages of every kind",
} as const;

export type State = keyof typeof STATES;

export const isState = (name: string): name is State => Object.hasOwn(STATES, name);

/** The tag of a state, by which the sidebar filters. */
export const tagOf = (state: State) => state.toLowerCase().replaceAll(" ", "-");
