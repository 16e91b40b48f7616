type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What forms of the widgets listen for; a test holds the two to each other. Imported, it would be one more file of each page with a form. */
const REFUSED_BEFORE = "foodshed:refused-before";

const FIELD = ":is(input, select, textarea)";
const FIELDS = `main ${FIELD}`;
const FORMS = "main form";

/** Fields can appear only after others are filled in. */
const ROUNDS = 4;

/** Longer than a page takes on a slow line; in milliseconds. */
const LONGEST_WAIT = 15_000;

// Imported by the pages with forms: a link to the same page in the other language takes along what was typed. Listens before the router.
globalThis.addEventListener?.(
  "click",
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (link) void refill(document.querySelectorAll<Field>(FIELDS), link.href, refusedPlaces());
  },
  true,
);

/**
 * Fills in again what was typed, once the same page is shown in another language: its fields are new ones. The old ones are still what
 * they were, although nobody sees them any more.
 * @param address of the page in the other language
 * @param refused places of the forms that were refused as a whole
 */
async function refill(typed: Iterable<Field>, address: string, refused: number[]): Promise<void> {
  const filled = [...typed].filter((field) => field.type !== "hidden" && !isReadOnly(field));
  const { pathname } = new URL(address);
  const last = performance.now() + LONGEST_WAIT;
  while (filled.some(({ isConnected }) => isConnected) || location.pathname !== pathname) {
    if (performance.now() > last) return;
    await nextFrame();
  }
  let twins: [Field, Field][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await nextFrame();
    const shown = [...document.querySelectorAll<Field>(FIELDS)];
    twins = filled.flatMap((field): [Field, Field][] => {
      const twin = shown.find((other) => isTwin(field, other, filled, shown));
      return twin ? [[field, twin]] : [];
    });
    for (const [field, twin] of twins) copy(field, twin);
  }
  // What was wrong is said again, in the new language.
  const forms = document.querySelectorAll(FORMS);
  for (const place of refused) forms[place]?.dispatchEvent(new Event(REFUSED_BEFORE));
  for (const [field, twin] of twins)
    if (isInvalid(field)) twin.dispatchEvent(new Event(REFUSED_BEFORE, { bubbles: true }));
}

const isInvalid = (field: Element) => field.getAttribute("aria-invalid") === "true";

/** The places of the forms that say what was wrong, though with none of their fields. */
function refusedPlaces(): number[] {
  return [...document.querySelectorAll(FORMS)].flatMap((form, place) => {
    const said = [...form.querySelectorAll("[role=alert]")].some(({ textContent }) => textContent.trim());
    return said && ![...form.querySelectorAll(FIELD)].some(isInvalid) ? [place] : [];
  });
}

const nextFrame = () => new Promise<unknown>(requestAnimationFrame);

const isReadOnly = (field: Field) => field.disabled || ("readOnly" in field && field.readOnly);

/** The same name and kind; where several have them, the same choice or place. */
function isTwin(field: Field, other: Field, fields: Field[], others: Field[]): boolean {
  const alike = (one: Field) => one.name === field.name && one.type === field.type;
  if (!alike(other)) return false;
  if (field.type === "radio") return other.value === field.value;
  return fields.filter(alike).indexOf(field) === others.filter(alike).indexOf(other);
}

function copy(field: Field, twin: Field): void {
  if (field instanceof HTMLInputElement && twin instanceof HTMLInputElement) {
    if (field.type === "file") copyFiles(field, twin);
    else if (field.type === "checkbox" || field.type === "radio") copyChoice(field, twin);
    else copyText(field, twin);
  } else copyText(field, twin);
}

function copyText(field: Field, twin: Field): void {
  if (field.value === twin.value) return;
  // React hears only of values that were set past its own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), "value")?.set?.call(twin, field.value);
  twin.dispatchEvent(new Event("input", { bubbles: true }));
  twin.dispatchEvent(new Event("change", { bubbles: true }));
}

function copyChoice(field: HTMLInputElement, twin: HTMLInputElement): void {
  if (field.checked !== twin.checked && (field.checked || field.type === "checkbox")) twin.click();
}

function copyFiles(field: HTMLInputElement, twin: HTMLInputElement): void {
  if (!field.files?.length || twin.files?.length) return;
  twin.files = field.files;
  twin.dispatchEvent(new Event("change", { bubbles: true }));
}
