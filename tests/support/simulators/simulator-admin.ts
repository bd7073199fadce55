/** Calls a simulator, most often its admin API. Throws when it refuses: a test without its fixture has no meaning. */
export async function callSimulator<Reply>(
  origin: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Reply> {
  const response = await fetch(`${origin}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
  // The simulators' own guides describe the replies; a test fails where one differs.
  return (text === '' ? undefined : JSON.parse(text)) as Reply;
}

/** A fault of a simulator; see simulators/kit. */
export interface Fault {
  kind:
    | 'latency'
    | 'latency-after'
    | 'timeout-before'
    | 'timeout-after'
    | 'drop-before'
    | 'drop-after'
    | 'status'
    | 'status-after'
    | 'malformed';
  method?: string;
  path?: string;
  bodyMatches?: string;
  times?: number;
  skip?: number;
  ms?: number;
  status?: number;
  body?: string;
}

/** The admin API that every simulator has. */
export function openSimulatorAdmin(origin: string) {
  return {
    addFault: (fault: Fault) => callSimulator<void>(origin, 'POST', '/_admin/faults', fault),
    advanceClock: (advanceMs: number) => callSimulator<void>(origin, 'POST', '/_admin/clock', { advanceMs }),
    reset: () => callSimulator<void>(origin, 'POST', '/_admin/reset'),
    clearFaults: () => callSimulator<void>(origin, 'DELETE', '/_admin/faults'),
  };
}
