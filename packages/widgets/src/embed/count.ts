/** Reports that an element of a network was shown, and that somebody used it: once each, without credentials or anything about who. */
export function count(element: HTMLElement, origin: string, slug: string) {
  const { doNotTrack } = navigator;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl) return;
  let page = "";
  if (location.origin === origin) {
    // A frame's page is the site's own: it reports the host of the page around it. The site's previews are nobody's.
    const { referrer } = document;
    if (parent === window || !referrer || referrer.startsWith(`${origin}/`)) return;
    page = new URL(referrer).host;
  }
  const report = (event: string) => {
    const body = new URLSearchParams({ element: element.localName.slice(9), event, slug });
    if (page) body.append("page", page);
    // A form needs no preflight; the answer says nothing. A count that is lost is lost.
    fetch(`${origin}/api/v1/embeds/count/`, {
      method: "POST",
      mode: "no-cors",
      credentials: "omit",
      keepalive: true,
      body,
    }).catch(() => {});
  };
  const eye = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    eye.disconnect();
    report("shown");
  });
  eye.observe(element);
  const use = () => {
    element.removeEventListener("pointerdown", use);
    element.removeEventListener("keydown", use);
    report("used");
  };
  element.addEventListener("pointerdown", use);
  element.addEventListener("keydown", use);
}
