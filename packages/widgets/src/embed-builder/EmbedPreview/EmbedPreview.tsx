import { useRef, useState } from "react";
import { Tabs } from "../../primitives/Tabs/Tabs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./EmbedPreview.css.ts";
import { useFrameHeight } from "./useFrameHeight.ts";

export type PreviewPage = "light" | "dark" | "narrow";

export interface EmbedPreviewProps {
  /** The address of the widget's own page, for a sample page of one kind. */
  srcFor: (page: "light" | "dark") => string;
  title: string;
  /** Pixels, until the frame reports its own height. */
  height: number;
}

/** The widget as it looks on a light, a dark and a narrow page. */
export function EmbedPreview({ srcFor, title, height }: EmbedPreviewProps) {
  const t = useTranslate();
  const [page, setPage] = useState<PreviewPage>("light");
  const frame = useRef<HTMLIFrameElement>(null);
  const src = srcFor(page === "dark" ? "dark" : "light");
  const reportedHeight = useFrameHeight(frame, src);
  return (
    <section aria-label={t(strings.preview)}>
      <Tabs<PreviewPage>
        label={t(strings.pageAround)}
        variant="segments"
        value={page}
        onValueChange={setPage}
        tabs={[
          { value: "light", label: t(strings.lightPage) },
          { value: "dark", label: t(strings.darkPage) },
          { value: "narrow", label: t(strings.narrowPage) },
        ]}
      >
        <div className={css.stage}>
          <iframe
            ref={frame}
            className={css.frameOf[page]}
            src={src}
            title={t(strings.previewOf, { title })}
            height={reportedHeight ?? height + 32}
          />
        </div>
      </Tabs>
    </section>
  );
}
