import { parentPort, workerData } from "node:worker_threads";
import { decode } from "bmp-ts";

// The decoder is plain JavaScript: in the server's own thread nobody would be answered meanwhile.
const { width, height, data } = decode(Buffer.from(workerData as Uint8Array), { toRGBA: true });
const pixels = new Uint8Array(data);
parentPort?.postMessage({ width, height, pixels }, [pixels.buffer]);
