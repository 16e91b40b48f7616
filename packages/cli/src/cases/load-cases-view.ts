/** Loads Ink and the screen of the cases. */
export const loadCasesView = () => import("./cases.view.tsx");
