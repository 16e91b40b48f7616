// What the commands do, in one piece: it is loaded when a command runs, and one file loads faster than many.
export { createOne } from "./accounts/create-one.ts";
export { importMembers } from "./accounts/import-members.ts";
export { logIn } from "./session/log-in.ts";
export { logOut } from "./session/log-out.ts";
export { whoAmI } from "./session/who-am-i.ts";
