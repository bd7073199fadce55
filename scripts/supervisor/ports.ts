import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type PortName, portOf } from './addresses.ts';
import type { Program } from './programs.ts';

/** A port that an installation needs and cannot have. */
export interface BusyPort {
  port: number;
  name: PortName;
}

/** Finds the ports of these programs that something else is listening on. */
export async function findBusyPorts(programs: readonly Program[], productPort: number): Promise<BusyPort[]> {
  const wanted = programs.flatMap((program) => program.ports);
  const tried = await Promise.all(
    wanted.map(async (name) => {
      const port = portOf(name, productPort);
      return { name, port, isFree: await becomesFree(port) };
    }),
  );
  return tried.filter((one) => !one.isFree).map(({ name, port }) => ({ name, port }));
}

/** How often, and after how long each time, a port that seems taken is tried again. */
const [maxTries, pauseMs] = [10, 100];

/**
 * A program that is just being started holds, until it runs, every port its starter listened on a moment ago, and one
 * that is just ending holds its own: neither keeps it.
 */
async function becomesFree(port: number): Promise<boolean> {
  for (let tries = 1; tries < maxTries; tries++) {
    if (await isFree(port)) return true;
    await wait(pauseMs);
  }
  return isFree(port);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
