/* global SwaggerUIBundle: from swagger-ui-bundle.js, loaded before */

/** Sets an attribute of what a selector finds, where it is another. */
function set(selector, attribute, meant) {
  for (const element of document.querySelectorAll(selector)) {
    const value = meant(element);
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
}

function region(selector, label) {
  set(selector, "role", () => "region");
  set(selector, "aria-label", () => label);
}

function nameOfSelect(select) {
  if (select.closest(".servers")) return "Server";
  if (select.closest(".examples-select")) return "Example";
  return select.getAttribute("aria-label") ?? "Choice";
}

function nameOfField(field) {
  if (field.matches(".operation-filter-input")) return "Filter by tag";
  const parameter = field.closest("tr")?.querySelector(".parameter__name")?.textContent;
  return field.getAttribute("aria-label") ?? parameter ?? field.getAttribute("placeholder") ?? "Value";
}

/**
 * Gives what the reference draws the names and levels that it leaves out. Only attributes change, so that the reference can
 * render again at any time.
 */
function mend() {
  region(".information-container", "About the API");
  region(".scheme-container", "Server and access");
  region(".filter-container", "Filter");
  // Below the page's own heading there is no second level otherwise.
  set("h3, h4, h5", "aria-level", ({ tagName }) => String(Number(tagName.slice(1)) - 1));
  set("select", "aria-label", nameOfSelect);
  set("input:not([type=hidden]), textarea", "aria-label", nameOfField);
  // What scrolls can be scrolled by the keyboard.
  set("pre", "tabindex", () => "0");
  // A link inside a button is unreachable by keyboard; the button leads to the same address.
  for (const link of document.querySelectorAll("button a[href]")) link.removeAttribute("href");
}

new MutationObserver(mend).observe(document.documentElement, { childList: true, subtree: true });

// `tryItOutEnabled` stays off: what is tried here is done for real.
SwaggerUIBundle({
  url: "/api/openapi.yaml",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  syntaxHighlight: false,
  validatorUrl: null,
});
