import type { Addresses } from './addresses.ts';
import type { Settings } from './settings.ts';

/** Someone who can sign in to a demo; the password is published on purpose. */
export interface DemoUser {
  email: string;
  password: string;
  name: string;
  role: string;
}

/** Asks the embedded identity provider whom a demo knows; an empty list when it does not say. */
export async function listDemoUsers(identityUrl: string): Promise<DemoUser[]> {
  const response = await fetch(`${identityUrl}/demo/users`, { signal: AbortSignal.timeout(5_000) });
  const users: unknown = response.ok ? await response.json() : [];
  return Array.isArray(users) ? users.filter(isDemoUser) : [];
}

function isDemoUser(value: unknown): value is DemoUser {
  if (typeof value !== 'object' || value === null) return false;
  const user: Record<string, unknown> = { ...value };
  return ['email', 'password', 'name', 'role'].every((field) => typeof user[field] === 'string');
}

/** What is printed when everything is ready. */
export function writeGreeting(settings: Settings, addresses: Addresses, users: readonly DemoUser[]): string {
  const lines = ['', `Statbook is ready (${settings.mode}).`, ''];
  lines.push(`  Open      ${settings.env['PUBLIC_URL'] ?? addresses.product}`);
  users.forEach(({ email, password, name, role }, index) => {
    const label = index === 0 ? 'Sign in' : '';
    lines.push(`  ${label.padEnd(9)} ${email.padEnd(26)} ${password.padEnd(15)} ${name}, ${role}`);
  });
  if (settings.mode === 'demo') lines.push(`  Mailbox   ${addresses.mail}`);
  lines.push(`  Data      ${settings.dataDir}`, '');
  lines.push('Press Ctrl+C to end.', '');
  return lines.join('\n');
}
