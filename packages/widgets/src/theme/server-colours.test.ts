import { expect, it } from "vitest";
import { dark, light } from "../../../server/src/core/colours.ts";
import { darkColors, lightColors } from "./palette.ts";

it("gives mails and the server's own pages the site's colours", () => {
  expect(lightColors).toMatchObject(light);
  expect(darkColors).toMatchObject(dark);
});
