/** The colours of one category. */
export interface Hue {
  tint: string;
  mid: string;
  dark: string;
}

const mix = (from: string, to: string, percent: number) => `color-mix(in oklab, ${from}, ${to} ${percent}%)`;
// By day the brightest tone is nearly paper and the shade is the dark ink of the hue; at night the light is
// the moon's and the shade sinks into the dark.
const lightDark = (light: string, night: string) => `light-dark(${light}, ${night})`;

/** The sky behind a picture, as CSS. */
export const skyOf = ({ tint, mid }: Hue, card: string): readonly [string, string] => [
  tint,
  lightDark(mix(tint, card, 45), mix(tint, mid, 22)),
];

/** The colour of each tone of a picture, as CSS, from a hue and the page's own colours. */
export const paintsOf = ({ tint, mid, dark }: Hue, page: { card: string; paper: string }) => ({
  sun: mix(mid, tint, 6),
  far: mix(tint, mid, 16),
  hill: mix(tint, mid, 36),
  land: mix(tint, mid, 60),
  row: mid,
  deep: lightDark(mix(mid, dark, 72), mix(tint, page.paper, 62)),
  light: lightDark(mix(tint, page.card, 40), dark),
});
