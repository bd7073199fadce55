import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, findSecrets } from './index.ts';

const code = 'AB12CD34';

describe('the search for secrets', () => {
  it.each([
    ['plain', `code is ${code}.`],
    ['base64', Buffer.from(`xyz${code}`).toString('base64')],
    ['hex', Buffer.from(code).toString('hex')],
    ['JSON', JSON.stringify({ authCode: code })],
  ])('finds a given secret in %s writing', (_writing, content) => {
    expect(findSecrets([{ place: 'log', content }], { 'authentication code': code })).toEqual([
      { place: 'log', secret: 'authentication code' },
    ]);
  });

  it('finds a secret that was percent-encoded, and one between bytes', () => {
    const secrets = { password: 'p&ss w=rd' };
    expect(findSecrets([{ place: 'url', content: '?p=p%26ss%20w%3Drd' }], secrets)).toHaveLength(1);
    const content = Buffer.concat([Buffer.from([0, 255]), Buffer.from('p&ss w=rd'), Buffer.from([254])]);
    expect(findSecrets([{ place: 'file', content }], secrets)).toHaveLength(1);
  });

  it.each([
    ['card number', '{"CardNumber":"5555555555554444"}'],
    ['card number', 'paid with 5555 5555 5555 4444'],
    ['signed token', `Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhYmMifQ.${'s'.repeat(43)}`],
    ['private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ])('knows a %s when it sees one', (secret, content) => {
    expect(findSecrets([{ place: 'somewhere', content }], {})).toEqual([{ place: 'somewhere', secret }]);
  });

  it('takes ids, hashes, moments and amounts for what they are', () => {
    const content = [
      '0d5c1f4e-6f1b-4c5e-9f0a-3b1d2c4e5f60',
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      '1795123456789',
      '2026-11-20T09:30:00.000Z',
      '5555555555554443',
    ].join(' ');
    expect(findSecrets([{ place: 'table', content }], {})).toEqual([]);
  });

  it('refuses to search for a text so short that it is everywhere', () => {
    expect(() => findSecrets([], { code: '123' })).toThrow('fewer than four');
  });

  it('reads every file below a folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secret-scan-'));
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'deep', 'file'), code);
    writeFileSync(join(folder, 'key'), code);
    expect(findSecrets(filesUnder(folder, ['key']), { code })).toEqual([
      { place: join(folder, 'deep', 'file'), secret: 'code' },
    ]);
  });
});
