import { style } from "@vanilla-extract/css";
import { bareButton } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const trigger = style([
  bareButton,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.space.sm,
    width: "100%",
    minHeight: tokens.control.small,
    paddingBlock: roomy(6),
    borderRadius: 4,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    lineHeight: 1.4,
    textAlign: "start",
    color: tokens.color.ink,
    ":hover": { color: tokens.color.leaf },
  },
]);

export const plainHeading = style({ margin: 0, font: "inherit" });

export const arrow = style({
  display: "grid",
  flex: "none",
  color: tokens.color.inkSoft,
  transition: `transform ${tokens.motion.fast}`,
  selectors: { [`${trigger}[aria-expanded='true'] &`]: { transform: "rotate(180deg)" } },
});

export const content = style({ paddingBlock: `${roomy(4)} ${tokens.space.md}` });
