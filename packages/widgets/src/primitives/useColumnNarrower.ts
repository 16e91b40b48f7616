import { type RefObject, useEffect, useState } from "react";

/** Whether an element is narrower than so many CSS pixels; false until it has been measured, as on a server. */
export function useColumnNarrower(than: number, element: RefObject<HTMLElement | null>): boolean {
  const [narrower, setNarrower] = useState(false);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setNarrower(entry.contentRect.width < than);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [than, element]);
  return narrower;
}
