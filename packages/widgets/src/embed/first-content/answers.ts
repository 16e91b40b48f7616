import type { FoodshedClient } from "@foodshed/sdk";
import type { PrefetchedAnswers } from "../../provider/host.tsx";
import { type Reading, type VisitorRequest, visitorRequest } from "../visitorClient.ts";

/** What the API answered, by the request. */
export type Answers = Record<string, unknown>;

export const keyOf = ({ method, path, body = "" }: VisitorRequest) => `${method} ${path} ${body}`;

/**
 * Finds answers among those that came with the markup. Each is found once: what a widget asks again, it asks the site.
 * @param missing called with the requests that have none
 */
export function prefetchedAnswersFrom(
  answers: Answers,
  missing?: (request: VisitorRequest) => void,
): PrefetchedAnswers {
  return (ask) => {
    let answer: unknown;
    const by = (method: string) => (path: string, reading?: Reading) => {
      const request = visitorRequest(method, path, reading);
      const key = keyOf(request);
      answer = answers[key];
      if (answer === undefined) missing?.(request);
      else delete answers[key];
      return new Promise(() => {});
    };
    void ask({ GET: by("GET"), POST: by("POST") } as unknown as FoodshedClient);
    return answer;
  };
}
