import { describe, expect, it } from 'vitest';
import { addressesFrom } from './addresses.ts';
import { writeGreeting } from './greeting.ts';
import type { Settings } from './settings.ts';

const settings: Settings = { mode: 'demo', port: 3000, dataDir: '/data', isDev: false, env: {} };
const users = [
  { email: 'main@harbour.example', password: 'statbook-demo', name: 'Mara Quill', role: 'main user' },
];

describe('what is told at the start', () => {
  it('says where to go, whom to sign in as, and that the embedded database may lose the latest changes', () => {
    const greeting = writeGreeting(settings, addressesFrom(3000), users);
    expect(greeting).toMatch(/Open +http:\/\/localhost:3000\n/);
    expect(greeting).toMatch(/Sign in +main@harbour\.example +statbook-demo +Mara Quill, main user\n/);
    expect(greeting).toContain('power cut');
  });

  it('does not warn when there is a database server, and never shows its address', () => {
    const env = { DATABASE_URL: 'postgresql://books:secret@db/statbook' };
    const greeting = writeGreeting({ ...settings, mode: 'live', env }, addressesFrom(3000), []);
    expect(greeting).not.toContain('power cut');
    expect(greeting).not.toContain('secret');
    expect(greeting).not.toContain('Mailbox');
  });
});
