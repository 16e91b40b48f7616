// Asks Sphinx in its own words, over the protocol of MySQL that it speaks.
import { createConnection, type Socket } from "node:net";

export type Row = (string | null)[];

export interface SphinxQl {
  ask(statement: string): Promise<Row[]>;
  close(): void;
}

/** So many bytes stand before a packet: its length and its number. */
const HEAD = 4;
const QUERY = 3;
const [OK, ERROR, NULL, END] = [0, 0xff, 0xfb, 0xfe];
/** Protocol 4.1, plain passwords, and who asks: nobody. */
const LOGIN = Buffer.concat([
  Buffer.from([0x01, 0x82, 0, 0, 0, 0, 0, 1, 33]),
  Buffer.alloc(23),
  Buffer.from([0, 0]),
]);

export async function openSphinxQl(port: number): Promise<SphinxQl> {
  const socket = createConnection({ port, host: "127.0.0.1", noDelay: true });
  const packets = packetsOf(socket);
  const next = async (): Promise<Buffer> => {
    const { value, done } = await packets.next();
    if (done) throw new Error("Sphinx has hung up.");
    if (value[0] === ERROR) throw new Error(`Sphinx refuses: ${value.subarray(9).toString()}`);
    return value;
  };
  await next();
  socket.write(packet(1, LOGIN));
  await next();
  let turn: Promise<unknown> = Promise.resolve();
  const ask = async (statement: string) => {
    socket.write(packet(0, Buffer.concat([Buffer.from([QUERY]), Buffer.from(statement)])));
    const first = await next();
    if (first[0] === OK) return [];
    for (let column = 0; column <= (first[0] as number); column++) await next();
    const rows: Row[] = [];
    for (let row = await next(); !(row[0] === END && row.length < 9); row = await next())
      rows.push(valuesOf(row));
    return rows;
  };
  return {
    ask(statement) {
      const answer = turn.then(() => ask(statement));
      turn = answer.catch(() => undefined);
      return answer;
    },
    close: () => socket.destroy(),
  };
}

function packet(number: number, body: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUIntLE(body.length, 0, 3);
  head[3] = number;
  return Buffer.concat([head, body]);
}

async function* packetsOf(socket: Socket): AsyncGenerator<Buffer, void> {
  let read = Buffer.alloc(0);
  for await (const chunk of socket) {
    read = Buffer.concat([read, chunk as Buffer]);
    while (read.length >= HEAD) {
      const end = HEAD + read.readUIntLE(0, 3);
      if (read.length < end) break;
      yield read.subarray(HEAD, end);
      read = read.subarray(end);
    }
  }
}

function valuesOf(row: Buffer): Row {
  const values: Row = [];
  for (let at = 0; at < row.length; ) {
    const first = row[at++] as number;
    if (first === NULL) {
      values.push(null);
      continue;
    }
    const length = first < NULL ? first : row.readUInt16LE(at);
    if (first >= NULL) at += 2;
    values.push(row.toString("utf8", at, at + length));
    at += length;
  }
  return values;
}
