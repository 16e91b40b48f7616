import { type Finding, found } from "../finding.ts";
import { contrastOf, ENOUGH, rounded } from "../rules/contrast.ts";

/** A widget as a browser shows it. */
export interface ObservedWidget {
  /** `<foodshed-classifieds>` */
  tag: string;
  /** Whether its script has defined it. */
  started: boolean;
  /** The text of a failure that it shows. */
  failure?: string | undefined;
  visible: boolean;
  /** Pixels. */
  width: number;
  height: number;
  /** Texts in it, with the colours that they are shown in. */
  texts: readonly { text: string; front: string; behind: string }[];
}

/** What a browser saw while it showed a page. */
export interface BrowserObservation {
  widgets: readonly ObservedWidget[];
  /** What a Content-Security-Policy blocked. */
  blocked: readonly { directive: string; address: string }[];
  /** Exceptions, and errors on the console. */
  errors: readonly string[];
}

/** A text is told only in part. */
const LONGEST_TEXT = 120;

/** What only a browser knows: whether widgets start, what is blocked, and what can be seen. */
export function browserFindings({ widgets, blocked, errors }: BrowserObservation, origin: string): Finding[] {
  const ours = blocked.filter(({ address }) => address.startsWith(origin));
  return [
    ...ours.map(({ address, directive }) =>
      found("browser-blocked", { blocked: address, directive, origin }),
    ),
    ...widgets.flatMap((widget) => ofWidget(widget)),
    ...[...new Set(errors)].map((text) => found("browser-error", { text: shortened(text) })),
  ];
}

function ofWidget({ failure, height, started, tag, texts, visible, width }: ObservedWidget): Finding[] {
  if (!started) return [found("browser-not-started", { tag })];
  if (failure) return [found("browser-failed", { tag, text: shortened(failure) })];
  if (!visible)
    return [found("browser-hidden", { tag, width: Math.round(width), height: Math.round(height) })];
  const [weakest] = texts
    .map((one) => ({ ...one, ratio: contrastOf(one.front, one.behind) ?? ENOUGH }))
    .sort((one, other) => one.ratio - other.ratio);
  if (!weakest || weakest.ratio >= ENOUGH) return [];
  const { behind, front, ratio, text } = weakest;
  return [found("browser-contrast", { tag, text: shortened(text), front, behind, ratio: rounded(ratio) })];
}

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT - 1)}…` : line;
};
