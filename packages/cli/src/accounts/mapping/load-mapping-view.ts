/** Loads Ink and the mapping screen. */
export const loadMappingView = () => import("./mapping.view.tsx");
