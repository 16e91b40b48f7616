import { parentPort, workerData } from "node:worker_threads";
import { decode } from "bmp-ts";

// The decoder is plain JavaScript: in the server's main thread it would block all other requests.
const { width, height, data } = decode(Buffer.from(workerData as Uint8Array), { toRGBA: true });
const pixels = new Uint8Array(data);
parentPort?.postMessage({ width, height, pixels }, [pixels.buffer]);
