/** Exit code for what the operator can put right in the settings or the surroundings (EX_CONFIG of sysexits.h). */
const WRONG_SETTINGS = 78;
/** Exit code for what may be right at the next try, such as a database that is starting up (EX_TEMPFAIL). */
export const TRY_AGAIN = 75;

/** The server cannot start, for a reason that the operator can put right: one sentence per reason. */
export class SetupError extends Error {
  override name = "SetupError";
  readonly sentences: string[];
  /** What the process ends with. */
  readonly exitCode: number;

  constructor(sentences: string[], options: { cause?: unknown; exitCode?: typeof TRY_AGAIN } = {}) {
    super(sentences.join(" "), options);
    this.sentences = sentences;
    this.exitCode = options.exitCode ?? WRONG_SETTINGS;
  }
}
