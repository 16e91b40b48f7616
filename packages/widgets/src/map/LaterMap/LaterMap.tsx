import { type ReactNode, useEffect, useRef, useState } from "react";
import { PlaceIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { media } from "../../theme/breakpoints.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./LaterMap.css.ts";

export interface LaterMapProps {
  /** The map, rendered once it is to be fetched. */
  children: ReactNode;
  /** Gives it its height. */
  className?: string | undefined;
}

/** A map that is fetched once it comes into view, and on a phone only when somebody asks for it. */
export function LaterMap({ children, className }: LaterMapProps) {
  const t = useTranslate();
  const isPhone = useMediaQuery(media.phone);
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    // What has no width yet, such as a page that is read ahead, is not in view.
    if (isPhone || isSeen || !place.current || !globalThis.IntersectionObserver) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), {
      rootMargin: "120px",
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isPhone, isSeen]);
  if (isPhone && !isAsked && !isSeen)
    return (
      <Button
        variant="secondary"
        size="sm"
        className={css.ask}
        icon={<PlaceIcon size="1.1em" />}
        onClick={() => setIsAsked(true)}
      >
        {t(strings.showMap)}
      </Button>
    );
  return (
    <div ref={place} className={className}>
      {(isSeen || isAsked) && children}
    </div>
  );
}
