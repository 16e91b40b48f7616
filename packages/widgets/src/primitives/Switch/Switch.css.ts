import { style } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

/** Label at the start, switch at the end; the whole row can be pressed. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: tokens.space.md,
  minHeight: tokens.control.small,
  paddingBlock: roomy(4),
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
  lineHeight: 1.4,
  color: tokens.color.ink,
  cursor: "pointer",
  overflowWrap: "anywhere",
});

export const rowDisabled = style({ color: tokens.color.inkSoft, cursor: "not-allowed" });

export const track = style([
  focusRing,
  {
    boxSizing: "border-box",
    appearance: "none",
    display: "grid",
    alignItems: "center",
    flex: "none",
    width: px(44),
    height: px(26),
    margin: 0,
    padding: 3,
    border: `1.5px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.round,
    background: tokens.color.shade,
    cursor: "inherit",
    transitionProperty: "background-color, border-color",
    transitionDuration: tokens.motion.fast,
    "::before": {
      content: '""',
      justifySelf: "start",
      height: "100%",
      aspectRatio: "1",
      borderRadius: "50%",
      background: tokens.color.lineStrong,
    },
    ":checked": { background: tokens.color.leaf, borderColor: tokens.color.leaf },
    ":disabled": { opacity: 0.6 },
    selectors: {
      "&:checked::before": { justifySelf: "end", background: tokens.color.onLeaf },
    },
    "@media": {
      // Forced colours paint no backgrounds, so the native checkbox shows the state.
      "(forced-colors: active)": { appearance: "auto", "::before": { display: "none" } },
    },
  },
]);
