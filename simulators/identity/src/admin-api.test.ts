import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { listDemoUsers } from './users/demo-users.ts';
import { createBrowser } from './testing/cookie-browser.ts';
import { createFixture, admin, readJson, signIn } from './testing/relying-party.ts';

describe('the admin API', () => {
  const fixture = createFixture();
  afterEach(() => fixture.close());

  it('names the people of the demo', async () => {
    const { url } = await fixture.start();
    const users = await readJson(`${url}/demo/users`);
    expect(users).toHaveLength(6);
    expect(users).toContainEqual(
      expect.objectContaining({
        email: 'reader@harbour.example',
        password: 'statbook-demo',
        name: 'Nell Ashby',
      }),
    );
  });

  it('names them as the README does', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const rows = listDemoUsers().map(
      ({ email, password, name, role }) => `| \`${email}\` | \`${password}\` | ${name} | ${role} |`,
    );
    expect(readme).toContain(rows.join('\n'));
  });

  it('rotates its signing keys and goes on publishing or forgets the old one', async () => {
    const identity = await fixture.start();
    const kids = async () => {
      const set: unknown = await readJson(`${identity.url}/jwks`);
      expect(JSON.stringify(set)).not.toContain('"d":');
      return JSON.stringify(set).match(/"kid":"[^"]+"/g);
    };
    const [old] = (await kids()) ?? [];
    await admin(identity, 'keys/rotate', {});
    expect(await kids()).toEqual([expect.any(String), old]);
    await admin(identity, 'keys/rotate', { forgetOld: true });
    expect(await kids()).toEqual([expect.any(String)]);
  });

  it('knows a person added through the admin API', async () => {
    const identity = await fixture.start();
    const person = {
      email: 'new@harbour.example',
      password: 'statbook-demo',
      name: 'Ada Wren',
      subject: 'added',
    };
    expect((await admin(identity, 'users', person)).status).toBe(201);
    const { tokens } = await signIn(identity, createBrowser(), person.email);
    expect(tokens.claims()?.sub).toBe('added');
    expect((await admin(identity, 'users', { email: 'half@harbour.example' })).status).toBe(400);
  });

  it('mints tokens for tests and refuses to mint an unknown fault', async () => {
    const identity = await fixture.start();
    const answer = await admin(identity, 'tokens', { sub: 'demo-main', email: 'main@harbour.example' });
    const tokens: unknown = await answer.json();
    expect(tokens).toMatchObject({
      access_token: expect.any(String),
      id_token: expect.any(String),
      expires_in: 900,
    });
    expect((await admin(identity, 'tokens', { sub: 'x', fault: 'rusty' })).status).toBe(400);
  });

  it('can be struck by faults after it has acted', async () => {
    const identity = await fixture.start();
    await admin(identity, 'faults', { kind: 'status-after', path: '^/jwks', status: 503, body: 'busy' });
    expect((await fetch(`${identity.url}/jwks`)).status).toBe(503);
  });
});
