import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { addressesFrom } from './addresses.ts';
import { listDemoUsers, writeGreeting } from './greeting.ts';
import type { Settings } from './settings.ts';

const settings: Settings = { mode: 'demo', port: 3000, dataDir: '/data', isDev: false, env: {} };
const users = [
  { email: 'main@harbour.example', password: 'statbook-demo', name: 'Mara Quill', role: 'main user' },
];

describe('what is printed at the start', () => {
  it('says where to go and whom to sign in as', () => {
    const greeting = writeGreeting(settings, addressesFrom(3000), users);
    expect(greeting).toMatch(/Open +http:\/\/127\.0\.0\.1:3000\n/);
    expect(greeting).toMatch(/Sign in +main@harbour\.example +statbook-demo +Mara Quill, main user\n/);
  });

  it('never shows the address of the database', () => {
    const env = { DATABASE_URL: 'postgresql://books:secret@db/statbook' };
    const greeting = writeGreeting({ ...settings, mode: 'live', env }, addressesFrom(3000), []);
    expect(greeting).not.toContain('secret');
    expect(greeting).not.toContain('Mailbox');
  });
});

describe('whom a demo knows', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  async function serve(status: number, body: string): Promise<string> {
    server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  it('is what the identity provider lists, whole entries only', async () => {
    const listed = [...users, { email: 'half@harbour.example' }, null, 'text'];
    expect(await listDemoUsers(await serve(200, JSON.stringify(listed)))).toEqual(users);
  });

  it.each([
    ['refuses', 404, '[]'],
    ['answers with something else', 200, '{}'],
  ])('is nobody where the provider %s', async (_, status, body) => {
    expect(await listDemoUsers(await serve(status, body))).toEqual([]);
  });
});
