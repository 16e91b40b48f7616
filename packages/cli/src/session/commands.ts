// Logins and contexts, apart from the other commands: they start sooner without them.
export { addContext, listContexts, removeContext, useContext } from "../contexts/contexts.ts";
export { logIn } from "./log-in.ts";
export { logOut } from "./log-out.ts";
export { whoAmI } from "./who-am-i.ts";
