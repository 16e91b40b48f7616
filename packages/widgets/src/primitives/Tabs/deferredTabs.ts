/** Tabs for pages that do not always have them: the site's browser build loads their code after the page. */
export { Tabs as DeferredTabs } from "./Tabs.tsx";
