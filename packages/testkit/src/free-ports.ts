import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, which could take one after this has tried it. */
const [lowestPort, highestPort] = [20_000, 32_000];

/** The first of `count` ports of the loopback address in a row that nothing listens on now. */
export async function findFreePorts(count: number): Promise<number> {
  for (;;) {
    const first = lowestPort + Math.floor(Math.random() * (highestPort - lowestPort - count));
    const row = Array.from({ length: count }, (_, index) => isFree(first + index));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const listens = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (listens) await once(probe.close(), 'close');
  return listens;
}
