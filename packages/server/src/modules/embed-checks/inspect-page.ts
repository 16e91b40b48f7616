import { Worker } from "node:worker_threads";
import type { LookUp, OpenedPage, PinnedScript, Report } from "@foodshed/embed-check";
import { seconds } from "../../core/clock.ts";
import { PageError } from "../../infra/web/public-page.ts";

/** What the worker is given. */
export interface Inspection {
  page: OpenedPage;
  origin: string;
  pinned: PinnedScript | undefined;
}

/** What the worker says: that its code is loaded, a slug that it asks about, or the report. */
export type Told = { started: true } | { slug: string } | { report: Report };

/** What it is told about a slug. */
export interface Bearer {
  slug: string;
  bearer: Awaited<ReturnType<LookUp>>;
}

const LONGEST = seconds(5);
/** Until its code is loaded, however busy the machine is. */
const LONGEST_START = seconds(30);

/** Megabytes: a page of two is parsed in some dozens. */
const MEMORY_MB = 256;

/**
 * Checks a page beside the server, in a thread with a limit of time and memory: a page can be written so that reading it takes minutes.
 * @throws PageError when the limit is reached
 */
export function inspectPage(
  page: OpenedPage,
  { lookUp, ...site }: Omit<Inspection, "page"> & { lookUp: LookUp },
): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./inspect-page.worker.ts", import.meta.url), {
      workerData: { page, ...site } satisfies Inspection,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      env: {},
    });
    const end = (finish: () => void) => {
      clearTimeout(timer);
      finish();
      void worker.terminate();
    };
    const giveUp = () => end(() => reject(new PageError("too-slow")));
    let timer = setTimeout(giveUp, LONGEST_START);
    worker.on("message", (told: Told) => {
      if ("report" in told) return end(() => resolve(told.report));
      if ("started" in told) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, LONGEST);
        return;
      }
      lookUp(told.slug)
        .catch(() => undefined)
        .then((bearer) => worker.postMessage({ slug: told.slug, bearer } satisfies Bearer));
    });
    worker.once("error", (cause) => {
      const isFull = (cause as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      end(() => reject(isFull ? new PageError("too-large", { cause }) : cause));
    });
    worker.once("exit", () => end(() => reject(new PageError("too-large"))));
  });
}
