/**
 * Part of the inline script of `pre-hydration-replay`: a function for the hydrated page. Parts whose code is still under way are the
 * server's HTML until it comes; React stops every event on its way into them, and forgets it. This waits for the part, then repeats the last
 * press of a button, and says again what was typed and chosen: React adopts what is checked, and hears of changes only. Links lead on by
 * themselves.
 */
export const watchLaterParts = `
  var waiting = new Map(), timer = 0;
  function isHydrated(element) {
    // React marks the elements that it has taken over. It does so a moment before they are in its tree, and stops events until then:
    // this one too, which nobody handles.
    if (!Object.keys(element).some(function (key) { return key.indexOf("__reactFiber$") === 0; })) return false;
    var probe = new Event("touchcancel", { bubbles: true }), arrived = false;
    element.addEventListener(probe.type, function () { arrived = true; }, { once: true });
    element.dispatchEvent(probe);
    return arrived;
  }
  function repeatWaiting() {
    waiting.forEach(function (repeat, element) {
      if (element.isConnected && !isHydrated(element)) return;
      waiting.delete(element);
      repeat();
    });
    timer = waiting.size && setTimeout(repeatWaiting, 100);
  }
  function repeatOnceHydrated(element, repeat) {
    if (isHydrated(element)) return;
    waiting.set(element, repeat);
    timer = timer || setTimeout(repeatWaiting, 100);
  }
  function onTyped(field) {
    if (field.type !== "text" && field.type !== "search") return;
    repeatOnceHydrated(field, function () {
      var text = field.value;
      // React hears of text only where it differs from what was set last.
      field.value = "";
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
  function isChoice(field) {
    return field.type === "checkbox" || field.type === "radio";
  }
  function onChosen(field) {
    if (!isChoice(field)) return;
    var checked = field.checked;
    waiting.delete(field);
    repeatOnceHydrated(field, function () {
      field.checked = !checked;
      field.click();
    });
  }
  function watchLaterParts() {
    addEventListener("click", function (event) {
      onChosen(event.target);
      var button = event.target.closest && event.target.closest("button[type=button]");
      if (!button) return;
      waiting.forEach(function (_, element) { if (element.type === "button") waiting.delete(element); });
      repeatOnceHydrated(button, function () { button.click(); });
    }, true);
    addEventListener("input", function (event) { onTyped(event.target); }, true);
    document.querySelectorAll("input").forEach(function (field) {
      if (field.value !== field.defaultValue) onTyped(field);
    });
  }
`;
