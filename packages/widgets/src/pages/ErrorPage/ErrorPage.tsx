import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { heading, text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ErrorPage.css.ts";

// Loaded lazily, because few pages fail; without the picture the text is still shown.
const LostLane = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import("./LostLane.tsx")).LostLane };
  } catch {
    return { default: () => null };
  }
});

export interface ErrorPageProps {
  /** The HTTP status: 404 and 410 are a missing page, anything else a failure. */
  status: number;
  /** The server's message, if any. */
  message?: ReactNode;
}

/** The error page: a picture, the message, and links back. */
export function ErrorPage({ status, message }: ErrorPageProps) {
  const t = useTranslate();
  const missing = status === 404 || status === 410;
  // A retry does not help against a refusal or an invalid request.
  const passes = status >= 500 || status === 408 || status === 429;
  return (
    <div className={css.page}>
      <div className={css.picture}>
        <Suspense fallback={null}>
          <LostLane />
        </Suspense>
      </div>
      <h1 className={heading.h1}>{t(missing ? strings.pageMissing : strings.pageFailed)}</h1>
      <p className={text.lead}>
        {message || t(missing ? strings.noSuchPage : passes ? strings.tryInAMoment : strings.notForYou)}
      </p>
      <div className={css.actions}>
        {passes && <Button onClick={() => location.reload()}>{t(strings.tryAgain)}</Button>}
        <LinkButton to="/search" variant={passes ? "secondary" : "primary"}>
          {t(strings.searchProfiles)}
        </LinkButton>
        <LinkButton to="/" variant="secondary">
          {t(strings.goHome)}
        </LinkButton>
      </div>
    </div>
  );
}
