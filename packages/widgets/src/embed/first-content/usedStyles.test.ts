import { describe, expect, it } from "vitest";
import { usedStyles } from "./usedStyles.ts";

const markup = '<div class="a b"><p class="c">text</p></div>';

describe("The styles of some markup", () => {
  it.each([
    ["keep rules of its classes", ".a{x:1}.b .c{x:2}", ".a{x:1}.b .c{x:2}"],
    ["leave out rules of others", ".d{x:1}.a .d{x:2}.a{x:3}", ".a{x:3}"],
    ["keep rules without a class", ":host{y:1}*{x:2}", ":host{y:1}*{x:2}"],
    ["keep variables that are named", ":host{--x:1}.a{x:var(--x, 2)}", ":host{--x:1}.a{x:var(--x, 2)}"],
    [
      "leave out variables that only rules and variables name which are left out",
      ":host{--x:1;--y:var(--x);--z:2}.d{x:var(--y)}.a{x:var(--z)}",
      ":host{--z:2}.a{x:var(--z)}",
    ],
    ["keep of several selectors those that match", ".a,.d,.e:hover{x:1}", ".a{x:1}"],
    ["do not split what stands in brackets", ":is(.a,.d) p{x:1}", ":is(.a,.d) p{x:1}"],
    ["keep exceptions", ".a:not(.d){x:1}", ".a:not(.d){x:1}"],
    ["look into conditions", "@media print{.a{x:1}.d{x:2}}", "@media print{.a{x:1}}"],
    ["leave out empty conditions", "@media print{@supports (x:1){.d{x:2}}}", ""],
    [
      "keep animations that are named",
      ".a{animation:k 1s}@keyframes k{0%{x:1}to{x:2}}",
      ".a{animation:k 1s}@keyframes k{0%{x:1}to{x:2}}",
    ],
    ["leave out animations of others", ".d{animation:k 1s}@keyframes k{to{x:2}}", ""],
    ["keep the order of layers", "@layer one,two;.a{x:1}", "@layer one,two;.a{x:1}"],
    [
      "are not led astray by braces in texts",
      `.a:after{content:"}"}.d{content:'{'}`,
      '.a:after{content:"}"}',
    ],
  ])("%s", (_what, css, used) => {
    expect(usedStyles(css, markup)).toBe(used);
  });

  it("keep variables and animations that styles beside them name", () => {
    const css = ":host{--x:1;--y:2}@keyframes k{to{x:2}}";
    expect(usedStyles(css, markup, ".own{x:var(--x);animation-name:k}")).toBe(
      ":host{--x:1}@keyframes k{to{x:2}}",
    );
  });
});
