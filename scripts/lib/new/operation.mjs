import { behindLast, kebab, snake, words } from "./text.mjs";

/** A call without a body for any signed-in account: its path, handler, service and test. */
export function operationFiles({ place: tag, name, read, list }) {
  const paths = `contract/paths/${tag}.yaml`;
  const module = `packages/server/src/modules/${tag}`;
  const routes = `${module}/${tag}.routes.ts`;
  const contract = read(paths);
  if (
    list("contract/paths").some((file) => read(`contract/paths/${file}`).includes(`operationId: ${name}\n`))
  )
    throw new Error(`The contract has an operation ${name} already.`);
  const url = `/accounts/${snake(name)}/`;
  const root = read("contract/openapi.yaml");
  if (root.includes(`  ${url}: `)) throw new Error(`The contract has a path ${url} already.`);
  return {
    created: {
      [`${module}/${kebab(name)}.test.ts`]: test(name, url),
      [`${module}/${kebab(name)}.service.ts`]: service(name),
    },
    changed: {
      [paths]: `${contract.trimEnd()}\n\n${path(tag, name, url)}`,
      "contract/openapi.yaml": behindLast(
        root,
        new RegExp(`^  /\\S+: \\{ \\$ref: 'paths/${tag}\\.yaml#`),
        `  ${url}: { $ref: 'paths/${tag}.yaml#/${url.replaceAll("/", "~1")}' }`,
      ),
      [routes]: withHandler(read(routes), name, routes),
    },
  };
}

const path = (tag, name, url) => `${url}:
  post:
    tags: [${tag}]
    operationId: ${name}
    summary: ${words(name)}
    description: What it does, what it answers twice, and what refuses it.
    x-access:
      actors: { visitor: deny, self: own, other: own, manager: own, organization: own, admin: own }
      owner: { in: session, kind: account }
    x-rate-limit: write
    responses:
      '204': { description: 'It is done' }
      '401': { $ref: '../responses.yaml#/Unauthorized' }
      '429': { $ref: '../responses.yaml#/TooManyRequests' }
      '503': { $ref: '../responses.yaml#/Unavailable' }
`;

function withHandler(text, name, file) {
  const declared = /export const routes: Routes<([^>]*)> = \{\n/.exec(text);
  if (!declared) throw new Error(`${file} has no “export const routes: Routes<…> = {”.`);
  const [whole, ids] = declared;
  const handler = `  ${name}: ({ services, actor }) => ${name}(services, actor),\n`;
  const widened = `export const routes: Routes<${ids.trimEnd()} | "${name}"> = {\n${handler}`;
  return behindLast(
    text.replace(whole, () => widened),
    /^import .* from |^\} from /,
    `import { ${name} } from "./${kebab(name)}.service.ts";`,
  );
}

const service = (name) => `import type { Actor } from "../../core/actor.ts";
import type { Services } from "../services.ts";

/** ${words(name)}: permission, rule, transaction. SQL belongs into the module's queries. */
export async function ${name}(_services: Services, _actor: Actor): Promise<undefined> {
  throw new Error("${name} does nothing yet.");
}
`;

const test = (name, url) => `import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

// Its rule, twice at once, another member's thing, and what is invalid belong here too.
describe("${words(name).toLowerCase()}", () => {
  it("does it for a member", async () => {
    const { token } = await server.member();
    expect(await server.post("${url}", undefined, { token })).toMatchObject({ status: 204 });
  });

  it("asks a visitor to log in", async () => {
    expect(await server.post("${url}", undefined)).toMatchObject({ status: 401 });
  });
});
`;
