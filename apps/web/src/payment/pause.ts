const pollMs = 2500;

/** Waits, or until the signal ends. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** Asks every few seconds until the signal ends; a question that gets no answer is asked again. */
export async function pollWhile(signal: AbortSignal, ask: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await pause(pollMs, signal);
    if (!signal.aborted) await ask().catch(() => undefined);
  }
}
