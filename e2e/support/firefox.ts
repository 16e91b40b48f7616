import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const found = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** The Firefox of this machine, if it has one: Playwright drives only one of its own making. */
export const firefoxPath = process.env.FIREFOX_PATH ?? found.find((path) => existsSync(path));

interface Answer {
  id?: number;
  result?: unknown;
  message?: string;
  /** Of events instead of answers. */
  method?: string;
  params?: unknown;
}

/** A line of the console, or an error that nobody caught. */
interface LogEntry {
  type: string;
  level: string;
  text: string | null;
}

/** One page in a headless Firefox, driven by WebDriver BiDi. */
export class Firefox {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #errors: string[] = [];
  #context = "";
  #last = 0;

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
      else if (answer.method === "log.entryAdded") this.#note(answer.params as LogEntry);
    });
  }

  static async launch(path: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), "foodshed-firefox-"));
    const args = [
      "--headless",
      "--no-remote",
      "--profile",
      profile,
      "--remote-debugging-port",
      "0",
      "about:blank",
    ];
    const process = spawn(path, args, { stdio: ["ignore", "ignore", "pipe"] });
    const address = await new Promise<string>((resolve, reject) => {
      let said = "";
      process.stderr?.on("data", (data) => {
        said += data;
        const listening = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
        if (listening?.[1]) resolve(listening[1]);
      });
      process.once("exit", () => reject(new Error(`Firefox ended:\n${said}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((open, failed) => {
      socket.addEventListener("open", open);
      socket.addEventListener("error", failed);
    });
    const firefox = new Firefox(process, profile, socket);
    await firefox.#send("session.new", { capabilities: {} });
    await firefox.#send("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = (await firefox.#send("browsingContext.getTree", {})) as {
      contexts: { context: string }[];
    };
    firefox.#context = contexts[0]?.context ?? "";
    return firefox;
  }

  #note({ type, level, text }: LogEntry) {
    // Firefox asks for the icon of each page, which strict policies refuse; it may say so when the next page is open.
    if (type === "javascript" && level === "error" && !text?.includes("/favicon.ico"))
      this.#errors.push(text ?? "");
  }

  /** The errors in scripts that nobody caught since this was last asked. */
  errors(): string[] {
    return this.#errors.splice(0);
  }

  #send(method: string, params: object): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, message }) => {
        this.#waiting.delete(id);
        if (message === undefined) resolve(result);
        else reject(new Error(`${method}: ${message}`));
      });
    });
  }

  async goto(url: string): Promise<void> {
    await this.#send("browsingContext.navigate", { context: this.#context, url, wait: "complete" });
  }

  /** Presses the Back button. */
  async back(): Promise<void> {
    await this.#send("browsingContext.traverseHistory", { context: this.#context, delta: -1 });
  }

  /** What an expression in the page comes to: a string, a number or a boolean. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = (await this.#send("script.evaluate", {
      expression,
      target: { context: this.#context },
      awaitPromise: true,
      userActivation: true,
    })) as { result?: { value?: unknown }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value;
  }

  /** Presses keys one after the other; those without a letter by their code point in WebDriver. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#send("input.performActions", {
      context: this.#context,
      actions: [{ type: "key", id: "keyboard", actions }],
    });
  }

  async close(): Promise<void> {
    const ended = new Promise((end) => this.#process.once("exit", end));
    await this.#send("browser.close", {}).catch(() => this.#process.kill());
    await ended;
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

/** Keys as WebDriver writes them. */
export const ENTER = "\uE007";
export const ESCAPE = "\uE00C";
