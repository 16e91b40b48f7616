/**
 * A hook of the host: while `active`, the browser's Back takes one step within the page, such as closing a dialog, in place of leaving it.
 */
export type BackStep = (active: boolean, onBack: () => void) => void;

/** A partner's page keeps its own history. */
export const useNoBackStep: BackStep = () => {};
