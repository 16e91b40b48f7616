import { Agent, get } from "node:http";
import { seeded } from "./seeded.ts";

/**
 * Opens addresses as people do who know nothing of each other: at random moments, and also while earlier responses are late.
 * A load generator that waits for its connections would ask less just when the server is slow.
 * @returns how long each response took to its last byte, in milliseconds
 */
export async function openAsPeopleCome(
  urls: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const random = seeded(1);
  const responses: Promise<number>[] = [];
  const ends = performance.now() + seconds * 1000;
  let due = performance.now();
  for (let index = 0; due < ends; index += 1) {
    await new Promise((wait) => setTimeout(wait, Math.max(0, due - performance.now())));
    responses.push(timeOf(urls[index % urls.length] as string, agent, Math.min(due, performance.now())));
    due += (-Math.log(random.next().value) * 1000) / perSecond;
  }
  try {
    return await Promise.all(responses);
  } finally {
    agent.destroy();
  }
}

/** From the moment at which somebody wanted the page, so that this process's own delays count too. */
function timeOf(url: string, agent: Agent, since: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      response.resume();
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - since);
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).on("error", reject);
  });
}
