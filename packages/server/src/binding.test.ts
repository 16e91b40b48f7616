import { describe, expect, it } from "vitest";
import { bindingMistakes, methodsAt } from "./binding.ts";
import { readContract } from "./contract.ts";
import type { AnyRoutes } from "./handlers.ts";
import { keptForVisitors } from "./kept-handlers.ts";
import { modules } from "./modules.ts";
import { notBuilt } from "./not-built.ts";

const operations = readContract();
const routes: AnyRoutes = Object.assign({}, ...modules.map((module) => module.routes));

describe("contract, handlers and access rules", () => {
  it("match one to one", () => {
    expect(bindingMistakes({ operations, routes, notBuilt })).toEqual([]);
  });

  it("do not match when an operation has no handler", () => {
    const { login: _login, ...rest } = routes;
    expect(bindingMistakes({ operations, routes: rest, notBuilt })).toEqual(["login has no handler"]);
  });

  it("do not match when a handler serves no operation", () => {
    const extra = { ...routes, flyToTheMoon: async () => ({}) } as AnyRoutes;
    expect(bindingMistakes({ operations, routes: extra, notBuilt })).toEqual([
      "flyToTheMoon is not an operation of openapi.yaml",
    ]);
  });

  it("do not match when an operation has no access rule, or one of an unknown kind", () => {
    const broken = operations.map((operation) =>
      operation.id === "login"
        ? { ...operation, access: undefined as never }
        : operation.id === "getClassified"
          ? {
              ...operation,
              access: { ...operation.access, owner: { in: "path", name: "id", kind: "ghost" } } as never,
            }
          : operation,
    );
    expect(bindingMistakes({ operations: broken, routes, notBuilt })).toEqual([
      "login has no x-access",
      "getClassified names an owner of the unknown kind ghost",
    ]);
  });

  it("do not match when answers are kept of an operation that is limited", () => {
    const kept = { ...routes, searchProfiles: keptForVisitors({ answer: async () => ({}) as never }) };
    expect(bindingMistakes({ operations, routes: kept, notBuilt })).toEqual([
      "searchProfiles is limited or done once, and its answers cannot be kept",
    ]);
  });

  it("do not match when something built is still said to be missing", () => {
    expect(bindingMistakes({ operations, routes, notBuilt: [...notBuilt, "login"] })).toEqual([
      "login has a handler and stands in not-built.ts too",
    ]);
  });
});

describe("the methods of an address", () => {
  it("are those of every operation there, parameters included", () => {
    expect(methodsAt(operations, "/api/v1/files/file/7")).toEqual(["GET", "HEAD", "DELETE"]);
    expect(methodsAt(operations, "/api/v1/files/file/7/x")).toEqual([]);
    expect(methodsAt(operations, "/somewhere")).toEqual([]);
  });
});

describe("what is not built yet", () => {
  it("only becomes less", () => {
    expect(notBuilt.length).toBeLessThanOrEqual(MOST_NOT_BUILT);
    expect(new Set(notBuilt).size).toBe(notBuilt.length);
  });
});

/** Lower this with every operation that is built; never raise it. */
const MOST_NOT_BUILT = 0;
