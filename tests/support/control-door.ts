/** Asks a simulator at its control door. Throws when it refuses: a test that cannot set its scene has no meaning. */
export async function askDoor<Reply>(
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
  // The doors' replies are described in the simulators' own guides; a test fails where one differs.
  return (text === '' ? undefined : JSON.parse(text)) as Reply;
}

/** What can go wrong on the way; see simulators/kit. */
export interface Fault {
  kind:
    | 'latency'
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

/** The doors that every simulator has. */
export function openCommonDoors(origin: string) {
  return {
    addFault: (fault: Fault) => askDoor<void>(origin, 'POST', '/_control/faults', fault),
    advanceClock: (advanceMs: number) => askDoor<void>(origin, 'POST', '/_control/clock', { advanceMs }),
    clearFaults: () => askDoor<void>(origin, 'DELETE', '/_control/faults'),
  };
}
