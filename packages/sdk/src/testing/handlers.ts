import { HttpResponse, http, type RequestHandler } from "msw";
import {
  API_PATH,
  type Api,
  type BodyOf,
  type Method,
  type PathsWith,
  type ResponseOf,
} from "../contract.ts";

/** An operation as mocks name it: `POST /accounts/login/`. */
export type Operation = { [M in Method]: `${Uppercase<M>} ${PathsWith<M> & string}` }[Method];

type MethodOf<Name extends Operation> = Name extends `${infer M} ${string}` ? Lowercase<M> & Method : never;
type PathOf<Name extends Operation> = Name extends `${string} ${infer Path}` ? Path & keyof Api : never;

export interface MockCall<Name extends Operation> {
  /** The parsed body; of a form with files, its fields by name. */
  body: BodyOf<PathOf<Name>, MethodOf<Name>>;
  query: URLSearchParams;
  params: Record<string, string>;
  request: Request;
}

type MockResponse<Name extends Operation> = ResponseOf<PathOf<Name>, MethodOf<Name>> | Response;

export type Mocks = {
  [Name in Operation]?: (call: MockCall<Name>) => MockResponse<Name> | Promise<MockResponse<Name>>;
};

/**
 * Mock handlers whose operations, bodies and responses are the contract's: a mock of an operation that is gone, or a response of
 * another shape, fails the type-check. Return a `problem(…)` to fail. Spread the result into `setupServer` or a story's parameters.
 */
export function typedHandlers(mocks: Mocks): RequestHandler[] {
  return Object.entries(mocks).map(([operation, mock]) => {
    const [method = "", path = ""] = operation.split(" ");
    const respond = mock as (call: unknown) => unknown;
    const predicate = `*${API_PATH}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    return http[method.toLowerCase() as Method](predicate, async ({ request, params }) => {
      const query = new URL(request.url).searchParams;
      const result = await respond({ body: await bodyOf(request.clone()), query, params, request });
      if (result instanceof Response) return result as HttpResponse<undefined>;
      return result === undefined
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json(result as object);
    });
  });
}

/** A failure as the server sends it; `errors` names fields. */
export function problem(
  status: number,
  message: string,
  errors?: Record<string, string[]>,
  headers?: Record<string, string>,
  type = "about:blank",
): Response {
  return new Response(JSON.stringify({ type, title: "Problem", status, message, errors }), {
    status,
    headers: { "Content-Type": "application/problem+json", ...headers },
  });
}

/** The server that cannot be reached. */
export function unreachable(): Response {
  return HttpResponse.error();
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type") ?? "";
  if (type.includes("json")) return request.json();
  if (type.includes("form")) return Object.fromEntries(await request.formData());
  return undefined;
}
