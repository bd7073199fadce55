import { randomUUID } from 'node:crypto';
import { Secret } from '@statbook/domain/secret';
import { startRegistry } from '@statbook-simulators/registry';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../platform/monitoring/logger.ts';
import { testApi } from '../testing/test-api.ts';
import { createRegistry } from './registry.ts';

/** A registry that counts, and as many servers in front of it, which share a database and a key of their own. */
async function serversBefore(
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
  servers: number,
) {
  const { platform } = (await testApi()).server;
  const key = `key-${randomUUID()}`;
  const simulator = await startRegistry({
    clockAt: platform.clock.now().toISOString(),
    apiKeys: [key],
    rateLimit: { limit, windowSeconds },
  });
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line) => void lines.push(line) });
  const registry = {
    ...platform.config.registry,
    apiUrl: simulator.url,
    apiKey: new Secret(key),
    requestsPerWindow: limit,
  };
  const config = { ...platform.config, registry };
  return {
    clients: Array.from({ length: servers }, () => createRegistry({ ...platform, config, logger }).data),
    close: () => simulator.close(),
    useElsewhere: async (times: number) => {
      const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
      for (let index = 0; index < times; index += 1) {
        await fetch(`${simulator.url}/company/09990001`, { headers: { authorization } });
      }
    },
    statuses: () => lines.flatMap((line) => /"status":(\d+)/.exec(line)?.[1] ?? []),
  };
}

describe('the registry’s rate limit', () => {
  it('is kept by two servers together, from one window to the next, without one refusal', async () => {
    const { clients, close, statuses } = await serversBefore({ limit: 30, windowSeconds: 2 }, 2);
    const ask = async (index: number) =>
      clients[index % 2]?.companyProfile('09990001', { priority: 'background' });
    // The first answer tells when the window ends, and the next call knows it. Of thirty, three are kept for people.
    await ask(0);
    await ask(0);
    const replies = await Promise.all(Array.from({ length: 25 + 27 }, (_, index) => ask(index)));
    await close();
    expect(replies.filter((reply) => reply?.ok)).toHaveLength(25 + 27);
    expect(new Set(statuses())).toEqual(new Set(['200']));
  });

  it('leaves the end of a window to people, and then says when to come back', async () => {
    const { clients, close, statuses } = await serversBefore({ limit: 20, windowSeconds: 300 }, 2);
    const [one, other] = clients;
    for (let index = 0; index < 18; index += 1) {
      expect(await one?.companyProfile('09990001', { priority: 'background' })).toMatchObject({ ok: true });
    }
    const limited = {
      ok: false,
      reason: 'rate-limited',
      until: expect.stringMatching(/^2026-11-20T(?:09|10):/),
    };
    expect(await other?.companyProfile('09990001', { priority: 'background' })).toMatchObject(limited);
    expect(await other?.companyProfile('09990001')).toMatchObject({ ok: true });
    expect(await one?.companyProfile('09990001')).toMatchObject({ ok: true });
    expect(await one?.companyProfile('09990001')).toMatchObject(limited);
    await close();
    expect(statuses()).toHaveLength(20);
  });

  it('is followed where somebody else uses up the same key', async () => {
    const { clients, close, statuses, useElsewhere } = await serversBefore(
      { limit: 20, windowSeconds: 300 },
      1,
    );
    const [client] = clients;
    await useElsewhere(19);
    // This one uses the window up, and its answer says so; no further request is sent.
    expect(await client?.companyProfile('09990001')).toMatchObject({ ok: true });
    await expect
      .poll(() => client?.companyProfile('09990001'))
      .toMatchObject({ ok: false, reason: 'rate-limited' });
    await close();
    expect(statuses().filter((status) => status === '200')).toHaveLength(1);
  });
});
