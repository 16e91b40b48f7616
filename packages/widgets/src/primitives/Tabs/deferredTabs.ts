/** Tabs for pages of which only some have any: in the site's browser build their code comes after the page. */
export { Tabs as DeferredTabs } from "./Tabs.tsx";
