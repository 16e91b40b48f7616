import { frCA } from "../locale/fr-CA.ts";
import { createWidgetTranslate } from "../provider/locale.tsx";

/** For tests of functions that get the translation as an argument. */
export const english = createWidgetTranslate("en-CA");
export const french = createWidgetTranslate("fr-CA", frCA);
