/** Loads Ink and the progress view. */
export const loadProgressView = () => import("./progress.view.tsx");
