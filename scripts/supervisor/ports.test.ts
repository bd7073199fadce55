import { createServer } from 'node:net';
import { findFreePorts } from '@statbook/testkit';
import { describe, expect, it } from 'vitest';
import { findBusyPorts } from './ports.ts';

describe('the ports of an installation', () => {
  it('are named when something else listens there', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const program = { name: 'registry', args: [], env: {}, ports: ['registry' as const] };
    expect(await findBusyPorts([program], port - 2)).toEqual([{ name: 'registry', port }]);
    await new Promise((resolve) => other.close(resolve));
    expect(await findBusyPorts([program], port - 2)).toEqual([]);
  });

  it('are not named when they are let go of a moment later', async () => {
    const other = createServer();
    const port = await findFreePorts(1);
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const program = { name: 'product', args: [], env: {}, ports: ['product' as const] };
    const searched = findBusyPorts([program], port);
    setImmediate(() => other.close());
    expect(await searched).toEqual([]);
  });
});
