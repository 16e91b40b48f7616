/** Exit code for what the operator can put right in the settings or the surroundings (EX_CONFIG of sysexits.h). */
export const setupExitCode = 78;

/** The server cannot start, for a reason that the operator can put right: one sentence per reason. */
export class SetupError extends Error {
  override name = "SetupError";
  readonly sentences: string[];

  constructor(sentences: string[], options: { cause?: unknown } = {}) {
    super(sentences.join(" "), options);
    this.sentences = sentences;
  }
}
