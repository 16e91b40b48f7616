import type { Schema } from "@foodshed/sdk";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import * as css from "./Photo.css.ts";

export interface PhotoProps {
  /** The picture in page sizes; the browser takes the one it needs. */
  image?: Schema<"Image"> | null | undefined;
  /** The picture's plain address, where no sizes are known. */
  src?: string | null | undefined;
  /** What the picture shows; empty when the words beside it say it all. */
  alt?: string;
  /** Its width on the page, as in `<img sizes>`. */
  sizes?: string;
  /** Shown without a picture, or when it cannot be loaded. */
  fallback: ReactNode;
  /** Loads at once; for what is in view when the page opens. */
  eager?: boolean;
  /** A class for the outermost element. */
  className?: string | undefined;
}

/** A picture that fills its frame, or its fallback. */
export function Photo({ image, src, alt = "", sizes, fallback, eager, className }: PhotoProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const address = src ?? image?.variants.at(-1)?.url;
  // A picture that failed before hydration fired its error event unheard.
  useEffect(() => {
    const picture = ref.current;
    if (picture?.complete && picture.naturalWidth === 0 && picture.getAttribute("src")) setBrokenSrc(address);
  }, [address]);
  if (!address || address === brokenSrc) return fallback;
  return (
    <picture>
      {image &&
        sources(image).map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
      <img
        ref={ref}
        className={classes(css.photo, className)}
        src={address}
        alt={alt}
        width={image?.width}
        height={image?.height}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        onError={() => setBrokenSrc(address)}
      />
    </picture>
  );
}

const BEST_FIRST = ["image/avif", "image/webp", "image/jpeg", "image/png"];

function sources({ variants }: Schema<"Image">) {
  return BEST_FIRST.flatMap((type) => {
    const ofType = variants.filter((variant) => variant.type === type);
    return ofType.length
      ? [{ type, srcSet: ofType.map(({ url, width }) => `${url} ${width}w`).join(", ") }]
      : [];
  });
}
