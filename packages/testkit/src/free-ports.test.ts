import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePorts } from './free-ports.ts';

it('are ports in a row that nothing listens on and no outgoing connection takes', async () => {
  const first = await findFreePorts(3);
  expect(first).toBeGreaterThanOrEqual(20_000);
  expect(first + 2).toBeLessThan(32_768);
  for (const port of [first, first + 1, first + 2]) {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    await once(server.close(), 'close');
  }
});
