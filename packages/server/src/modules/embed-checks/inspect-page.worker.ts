import { parentPort, workerData } from "node:worker_threads";
import { checkPage } from "@foodshed/embed-check";
import type { Bearer, Inspection, Told } from "./inspect-page.ts";

const { page, ...site } = workerData as Inspection;
const waiting = new Map<string, (bearer: Bearer["bearer"]) => void>();
parentPort?.on("message", ({ slug, bearer }: Bearer) => waiting.get(slug)?.(bearer));

const tell = (told: Told) => parentPort?.postMessage(told);
const lookUp = (slug: string) =>
  new Promise<Bearer["bearer"]>((resolve) => {
    waiting.set(slug, resolve);
    tell({ slug });
  });

tell({ started: true });
tell({ report: await checkPage(page, { ...site, lookUp }) });
