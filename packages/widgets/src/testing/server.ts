import { smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import { setupServer } from "msw/node";

/** The mocked API of the tests: a small network, read only. */
export const server = setupServer(...typedHandlers(smallNetwork));
