import { TOKEN_KEY } from "@foodshed/sdk/vocabulary";

/**
 * Runs in the head, before anything is painted: writes on the document whether a member or a visitor is looking
 * (`<html data-session="member">`), so that the server's page, which cannot know it, shows the fitting header at once.
 */
export const markSession = `(function () {
  var session = "visitor";
  try {
    var claims = localStorage.getItem("${TOKEN_KEY}").split(".")[1].replace(/-/g, "+").replace(/_/g, "/");
    if (JSON.parse(atob(claims)).exp * 1000 > Date.now()) session = "member";
  } catch (_) {}
  document.documentElement.dataset.session = session;
})();`;
