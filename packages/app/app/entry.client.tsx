import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadForAnotherAccount } from "./cached-page.ts";
import { watchSessionEnd } from "./session-end.ts";

// A dialog that locks scrolling adds a style element, which the policy allows with the page's nonce only.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

watchSessionEnd();
reloadForAnotherAccount();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
