import { TOKEN_KEY } from "@foodshed/sdk/vocabulary";

/**
 * Runs in the head, before the first paint: sets an attribute for members and visitors (`<html data-session="member">`), so
 * that the server-rendered page, which cannot know the session, shows the right header at once.
 */
export const sessionAttributeScript = `(function () {
  var session = "visitor";
  try {
    var claims = localStorage.getItem("${TOKEN_KEY}").split(".")[1].replace(/-/g, "+").replace(/_/g, "/");
    if (JSON.parse(atob(claims)).exp * 1000 > Date.now()) session = "member";
  } catch (_) {}
  document.documentElement.dataset.session = session;
})();`;
