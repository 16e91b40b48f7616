import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { text } from "../../theme/text.css.ts";
import * as css from "./PageLoading.css.ts";

/** The placeholder of a members' page, until the browser has loaded the data that needs its session. */
export function PageLoading() {
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <span role="status">Loading</span>
      </VisuallyHidden>
      <Skeleton width="40%" height="2.6em" />
      <Skeleton height="10em" radius="14px" />
      <Skeleton width="85%" />
      <Skeleton width="70%" />
      <noscript>
        <p className={text.body}>
          This page needs JavaScript: only your browser knows that you are logged in.
        </p>
      </noscript>
    </div>
  );
}
