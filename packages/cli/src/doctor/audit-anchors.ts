import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The end of a server's chain of audit entries as it was seen last. */
export interface AuditAnchor {
  seq: number;
  hash: string;
}

/** Remembers where each server's audit chain ended: only from outside does one notice that its end was cut off. */
export class AuditAnchors {
  readonly #path: string;

  constructor(configDir: string) {
    this.#path = join(configDir, "audit-anchors.json");
  }

  of(server: string): AuditAnchor | undefined {
    return this.#read()[server];
  }

  save(server: string, anchor: AuditAnchor): void {
    const temporary = `${this.#path}.new`;
    mkdirSync(join(this.#path, ".."), { recursive: true, mode: 0o700 });
    writeFileSync(temporary, `${JSON.stringify({ ...this.#read(), [server]: anchor }, null, 2)}\n`, {
      mode: 0o600,
    });
    renameSync(temporary, this.#path);
  }

  /** Nothing is remembered where there is no file, or none that can be read. */
  #read(): Record<string, AuditAnchor> {
    try {
      return JSON.parse(readFileSync(this.#path, "utf8"));
    } catch {
      return {};
    }
  }
}
