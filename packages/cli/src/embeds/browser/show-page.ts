import { type BrowserObservation, type OpenedPage, observeWidgets } from "@foodshed/embed-check";
import type { Browser } from "./start-browser.ts";

const LOAD_MS = 20_000;
/** How long widgets may take until they have their content. */
const CONTENT_MS = 8_000;

/** Opens a page in a tab, and says what became of it. @throws when it cannot be opened */
export async function showPage(
  { devtools }: Browser,
  url: string,
  signal: AbortSignal,
): Promise<{ page: OpenedPage; observation: BrowserObservation }> {
  const { targetId } = await devtools.send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await devtools.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params?: Record<string, unknown>) =>
    devtools.send(method, params, String(sessionId));
  const recorded = record(devtools);
  for (const domain of ["Page", "Network", "Runtime", "Log", "Audits"]) await send(`${domain}.enable`);
  const loaded = new Promise<void>((resolve) => devtools.on("Page.loadEventFired", () => resolve()));
  const { errorText, frameId } = await send("Page.navigate", { url });
  if (errorText) throw new Error(String(errorText));
  // A page whose last picture never comes is judged by what there is.
  await Promise.race([loaded, aborted(AbortSignal.any([signal, AbortSignal.timeout(LOAD_MS)]))]);
  signal.throwIfAborted();
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = (await send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: unknown }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  };
  const widgets = (await evaluate(`(${observeWidgets})(${CONTENT_MS})`)) as BrowserObservation["widgets"];
  const html = `<!doctype html>${await evaluate("document.documentElement.outerHTML")}`;
  const address = String(await evaluate("location.href"));
  const { blocked, documents, errors } = recorded;
  return {
    page: { url: address, headers: documents.get(String(frameId)) ?? {}, html },
    observation: { widgets, blocked, errors },
  };
}

interface Recorded {
  blocked: { directive: string; address: string }[];
  errors: string[];
  /** The headers of each frame's document, by the frame. */
  documents: Map<string, Record<string, string>>;
}

/** What happens in the page from now on. */
function record(devtools: Browser["devtools"]): Recorded {
  const recorded: Recorded = { blocked: [], errors: [], documents: new Map() };
  devtools.on("Audits.issueAdded", (event) => {
    const { issue } = event as { issue: { details: { contentSecurityPolicyIssueDetails?: PolicyIssue } } };
    const found = issue.details.contentSecurityPolicyIssueDetails;
    if (found?.blockedURL && !found.isReportOnly)
      recorded.blocked.push({ directive: found.violatedDirective, address: found.blockedURL });
  });
  devtools.on("Runtime.exceptionThrown", (event) => {
    const { exceptionDetails } = event as {
      exceptionDetails: { text: string; exception?: { description?: string } };
    };
    const { exception, text } = exceptionDetails;
    recorded.errors.push(exception?.description?.split("\n")[0] ?? text);
  });
  devtools.on("Network.responseReceived", (event) => {
    const { frameId, response, type } = event as {
      type: string;
      frameId?: string;
      response: { headers: Record<string, string> };
    };
    if (type !== "Document" || !frameId) return;
    const headers = Object.entries(response.headers).map(([name, value]) => [
      name.toLowerCase(),
      value.replaceAll("\n", ", "),
    ]);
    recorded.documents.set(frameId, Object.fromEntries(headers));
  });
  return recorded;
}

interface PolicyIssue {
  blockedURL?: string;
  violatedDirective: string;
  isReportOnly: boolean;
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
