/* Pages of partners by what an embed stands on there: each says it in its own way, or does not say it. */

/** A picture of everything from black to white, as a photo is. */
export const photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40' preserveAspectRatio='none'%3E%3Crect width='40' height='40'/%3E%3Cpath d='M0 0h20v20H0zM20 20h20v20H20z' fill='%23fff'/%3E%3Cpath d='M8 8h20v20H8z' fill='%23a52'/%3E%3C/svg%3E";

/** Where the widgets go. */
const here = "{{WIDGETS}}";

export interface PartnerBackdrop {
  code: string;
  /** What the visitor's system prefers. */
  system?: "light" | "dark";
}

export const backdrops: Record<string, PartnerBackdrop> = {
  "white, and says nothing": { code: here },
  "dark without a word of its scheme": {
    code: `<style>body { background: #111; color: #eee }</style>${here}`,
  },
  "dark with text that is coloured elsewhere": {
    code: `<style>html { background: #0d1b2a } p { color: #eee }</style>${here}`,
  },
  "dark, with a colour for every part": {
    code: `<style>body { background: #0f1419 !important; color: #8b98a5 !important } body :not(script) { color: inherit !important; background-color: transparent !important }</style>${here}`,
  },
  "white under a dark color-scheme": {
    code: `<style>:root { color-scheme: dark } body { background: #fff; color: #222 }</style>${here}`,
  },
  "dark by color-scheme alone": { code: `<style>:root { color-scheme: dark }</style>${here}` },
  "dark by a meta element": { code: `<meta name="color-scheme" content="dark">${here}` },
  "as the system wants it": {
    code: `<style>:root { color-scheme: light dark }</style>${here}`,
    system: "dark",
  },
  "white whatever the system wants": {
    code: `<style>:root { color-scheme: light dark } body { background: white; color: #333 }</style>${here}`,
    system: "dark",
  },
  "a dark card in a light page": {
    code: `<style>section { background: oklch(25% 0.05 260); color: oklch(95% 0 0) }</style><section>${here}</section>`,
  },
  "a light card in a dark page": {
    code: `<style>:root { color-scheme: dark } body { background: #1a1a1a; color: #ddd } section { background: color-mix(in oklab, white 94%, #06c); color: #222 }</style><section>${here}</section>`,
  },
  "a dark gradient": {
    code: `<style>body { background: linear-gradient(160deg, #1e2530, #0b0d12 70%); color: #fff }</style>${here}`,
  },
  "a light gradient": {
    code: `<style>body { background: radial-gradient(circle at calc(50% - 3px) 0, #fff, #eef3ea) }</style>${here}`,
  },
  "a gradient from black to white": {
    code: `<style>body { background: linear-gradient(#000, #fff); color: #fff }</style>${here}`,
  },
  "a photo": {
    code: `<style>body { background: url("${photo}") center / cover; color: #fff }</style>${here}`,
  },
  "a photo under a veil": {
    code: `<style>body { background: linear-gradient(rgb(0 0 0 / 88%), rgb(0 0 0 / 88%)), url("${photo}"); color: #fff }</style>${here}`,
  },
  "an image element laid behind": {
    code: `<style>section { position: relative; color: #fff } .behind { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover } .text { position: relative }</style>
      <section><img class="behind" src="${photo}" alt=""><div class="text">${here}</div></section>`,
  },
  "a photo and a veil as pseudo-elements": {
    code: `<style>section { position: relative; isolation: isolate; color: #fff } section::before, section::after { content: ""; position: absolute; inset: 0; z-index: -1 } section::before { background: url("${photo}") } section::after { background: #000; opacity: .4 }</style><section>${here}</section>`,
  },
  "a cover block of WordPress": {
    code: `<style>.cover { position: relative } .dim, .cover img { position: absolute; inset: 0; width: 100%; height: 100% } .dim { background: #000; opacity: .5; z-index: 1 } .inner { position: relative; z-index: 1; color: #fff }</style>
      <div class="cover"><span aria-hidden="true" class="dim"></span><img src="${photo}" alt=""><div class="inner">${here}</div></div>`,
  },
  "a fixed backdrop at the end of the page": {
    code: `<style>body { color: #f4f4f4 } #sky { position: fixed; inset: 0; z-index: -1; background: linear-gradient(#0b1026, #1b2735) }</style>${here}<div id="sky"></div>`,
  },
  "a drawing on a canvas": {
    code: `<style>body { color: #fff } canvas { position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: -1 }</style>${here}<canvas id="drawing" width="9" height="9"></canvas><script>{ const brush = drawing.getContext("2d"); brush.fillStyle = "#201030"; brush.fillRect(0, 0, 9, 9) }</script>`,
  },
  "a translucent dark panel on white": {
    code: `<style>section { background: rgb(10 10 20 / 85%); color: #fff }</style><section>${here}</section>`,
  },
  "a translucent light panel on a photo": {
    code: `<style>body { background: url("${photo}") } section { background: rgb(255 255 255 / 92%) }</style><section>${here}</section>`,
  },
  "glass on a photo": {
    code: `<style>body { background: url("${photo}"); color: #fff } section { background: rgb(255 255 255 / 20%); backdrop-filter: blur(8px) }</style><section>${here}</section>`,
  },
  "a strong colour": { code: `<style>body { background: #2e7d32; color: #fff }</style>${here}` },
  "a grey between": { code: `<style>body { background: #808080 }</style>${here}` },
  "a colour given to the widgets": {
    code: `<style>foodshed-mailing-list, foodshed-classifieds { background: #14213d; padding: 12px }</style>${here}`,
  },
  "a component of the page's own": {
    code: `<market-panel>${here}</market-panel><script>customElements.define("market-panel", class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<div style='background:#221a2e;color:#fff'><slot></slot></div>" } })</script>`,
  },
};
