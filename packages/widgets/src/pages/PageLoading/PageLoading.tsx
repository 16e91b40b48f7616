import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./PageLoading.css.ts";

/** The placeholder of a members' page, until the browser has loaded the data that needs its session. */
export function PageLoading() {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <span role="status">{t(strings.loading)}</span>
      </VisuallyHidden>
      <Skeleton width="40%" height="2.6em" />
      <Skeleton height="10em" radius="14px" />
      <Skeleton width="85%" />
      <Skeleton width="70%" />
      <noscript>
        <p className={text.body}>{t(strings.loadingNeedsJavaScript)}</p>
      </noscript>
    </div>
  );
}
