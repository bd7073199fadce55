import { describe, expect, it } from 'vitest';
import { superuser, toUrl } from './server-address.ts';

describe('the address of a server', () => {
  it('names the folder of a socket, the port, the role and the first database', () => {
    const url = toUrl({ host: '/tmp/statbook-a b', port: 5432 });
    expect(url).toBe('postgresql://statbook@%2Ftmp%2Fstatbook-a%20b:5432/statbook');
    expect(decodeURIComponent(new URL(url).hostname)).toBe('/tmp/statbook-a b');
  });

  it('has the password where one is needed, whatever is in it', () => {
    const url = new URL(toUrl({ host: '127.0.0.1', port: 5433, password: 'a/b@c' }));
    expect([url.username, decodeURIComponent(url.password), url.host]).toEqual([
      'statbook',
      'a/b@c',
      '127.0.0.1:5433',
    ]);
  });

  it('may be that of the superuser', () => {
    expect(new URL(toUrl({ host: '127.0.0.1', port: 1 }, superuser)).username).toBe('postgres');
  });
});
