import { followBackdrop } from "./backdrop/followBackdrop.ts";
import { ownBackdropStyles } from "./backdrop/ownBackdrop.ts";
import { isThemed, plainBackdrop, schemeOfText } from "./backdrop/plainBackdrop.ts";
import { containKeyEvents } from "./containKeyEvents.ts";
import { count } from "./count.ts";
import { releaseSpace } from "./releaseSpace.ts";

/** How an element behaves on a page, whether content without code shows it or a widget. The loader has it, and passes it to the code. */
export const onPage = {
  followBackdrop,
  ownBackdropStyles,
  isThemed,
  plainBackdrop,
  schemeOfText,
  containKeyEvents,
  count,
  releaseSpace,
};
