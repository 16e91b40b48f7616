/** Handles what asks the process to stop. @returns what takes the handler away again */
export function onSignal(handle: (signal: NodeJS.Signals) => void): () => void {
  const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, handle);
  return () => {
    for (const signal of signals) process.off(signal, handle);
  };
}
