// Logins, apart from the other commands: they start sooner without them.
export { logIn } from "./log-in.ts";
export { logOut } from "./log-out.ts";
export { whoAmI } from "./who-am-i.ts";
