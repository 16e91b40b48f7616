import { type RefObject, useEffect, useState } from "react";
import { type FrameMessage, HELLO, validHeight } from "../../embed/frames/protocol.ts";

/** The height that a frame of this site reports; undefined before its first report. */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, src: string): number | undefined {
  const [height, setHeight] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page, which is greeted again
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const greet = () => element.contentWindow?.postMessage(HELLO, location.origin);
    const listen = ({ data, origin, source }: MessageEvent<FrameMessage | null>) => {
      if (origin !== location.origin || source !== element.contentWindow) return;
      const valid = data?.foodshed === "height" && validHeight(data.height);
      if (valid) setHeight(valid);
    };
    addEventListener("message", listen);
    element.addEventListener("load", greet);
    greet();
    return () => {
      removeEventListener("message", listen);
      element.removeEventListener("load", greet);
    };
  }, [frame, src]);
  return height;
}
