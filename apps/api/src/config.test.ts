import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

type Environment = Record<string, string | undefined>;

const key = 'a key of at least thirty-two characters';
const live: Environment = {
  MODE: 'live',
  PUBLIC_URL: 'https://books.practice.example',
  DATABASE_URL: 'postgresql://statbook@db.practice.example/statbook',
  SECRETS_KEY: key,
  OIDC_ISSUER: 'https://id.practice.example',
  REGISTRY_API_URL: 'https://api.registry.example',
  REGISTRY_DOCUMENT_URL: 'https://documents.registry.example',
  REGISTRY_GATEWAY_URL: 'https://gateway.registry.example/v1-0/xmlgw/Gateway',
  REGISTRY_API_KEY: 'registry-key-of-live',
  PRESENTER_ID: '12345678901',
  PRESENTER_CODE: 'PRESENTER01',
  PAYMENT_URL: 'https://gateway.cards.example/api/v1',
  PAYMENT_VENDOR: 'practice',
  PAYMENT_KEY: 'payment-key-of-live',
  PAYMENT_PASSWORD: 'payment-password-of-live',
  SMTP_URL: 'smtps://mail.practice.example',
};
const required = Object.keys(live).filter((name) => name !== 'MODE');

describe('the forms that are filed by software', () => {
  const formsOf = (environment: Environment) => [...readConfig(environment).registry.gatewayForms];
  const named = (forms: string): Environment => ({ ...live, GATEWAY_FORMS: forms });

  it('are confirmation statements alone in live, unless others are named; every one elsewhere', () => {
    expect(formsOf(live)).toEqual(['CS01']);
    expect(formsOf(named('CS01, AP01'))).toEqual(['CS01', 'AP01']);
    expect(formsOf({ MODE: 'test', SECRETS_KEY: key })).toContain('MR05');
  });

  it('are refused where one is unknown, has no software, or confirmation statements are left out', () => {
    expect(faultsOf(named('CS01,XY01,SH02'))).toEqual([
      'GATEWAY_FORMS: XY01 is no form that software can file',
      'GATEWAY_FORMS: SH02 is no form that software can file',
    ]);
    expect(faultsOf(named('AP01'))).toEqual(['GATEWAY_FORMS: name CS01 among the forms']);
  });
});

it('charges VAT under a number of nobody in the demo alone', () => {
  const vatNumberOf = (environment: Environment) => readConfig(environment).receipt.vatNumber;
  expect(vatNumberOf({ MODE: 'demo', SECRETS_KEY: key })).toBe('GB 999 9999 73');
  expect(vatNumberOf(live)).toBeUndefined();
  expect(vatNumberOf({ ...live, RECEIPT_VAT_NUMBER: 'GB123456789' })).toBe('GB123456789');
});

describe('a configuration for live', () => {
  it('stands when everything real is named', () => {
    expect(readConfig(live)).toMatchObject({ mode: 'live', checkReplies: false, secretsInUrl: false });
  });

  it.each(required)('is refused without %s, which the message names', (name) => {
    expect(faultsOf({ ...live, [name]: undefined })).toEqual([`${name}: required when MODE is live`]);
    expect(faultsOf({ ...live, [name]: '' })).toEqual([`${name}: required when MODE is live`]);
  });

  it.each([
    'OIDC_ISSUER',
    'REGISTRY_API_URL',
    'REGISTRY_DOCUMENT_URL',
    'REGISTRY_GATEWAY_URL',
    'PAYMENT_URL',
  ])('is refused when %s names a stand-in on this machine', (name) => {
    for (const host of ['127.0.0.1:3002', 'localhost:3002', '[::1]:3002', '127.1.2.3']) {
      expect(faultsOf({ ...live, [name]: `http://${host}/` })).toEqual([
        `${name}: names this machine, so it cannot be the real service`,
      ]);
    }
  });

  it('is refused with a clock of its own, and with a step at which to die', () => {
    expect(faultsOf({ ...live, CLOCK_AT: '2026-11-20T09:00:00Z', CRASH_AT: 'pay' })).toEqual([
      'CLOCK_AT: refused when MODE is live',
      'CRASH_AT: refused when MODE is live',
    ]);
  });

  it('names the sign-in at the registry as a whole or not at all', () => {
    const named = {
      REGISTRY_IDENTITY_URL: 'https://identity.registry.example',
      REGISTRY_CLIENT_ID: 'client',
      REGISTRY_CLIENT_SECRET: 'client-secret-of-live',
    };
    expect(readConfig(live).registry.signIn).toBeUndefined();
    expect(readConfig({ ...live, ...named }).registry.signIn).toMatchObject({
      url: named.REGISTRY_IDENTITY_URL,
      clientId: 'client',
    });
    expect(faultsOf({ ...live, ...named, REGISTRY_CLIENT_SECRET: undefined })).toEqual([
      'REGISTRY_CLIENT_SECRET: required beside the other names of the sign-in at the registry',
    ]);
    expect(faultsOf({ ...live, ...named, REGISTRY_IDENTITY_URL: 'http://localhost:3002' })).toHaveLength(1);
  });

  it('is told every fault at once', () => {
    expect(faultsOf({ MODE: 'live' })).toHaveLength(required.length);
  });
});

describe('a configuration for test', () => {
  it('needs a key, and may name the test services', () => {
    const test = { MODE: 'test', REGISTRY_API_URL: 'https://test.registry.example' };
    expect(faultsOf(test)).toEqual(['SECRETS_KEY: required when MODE is test']);
    expect(readConfig({ ...test, SECRETS_KEY: key }).registry.apiUrl).toBe('https://test.registry.example');
  });
});

describe('a configuration for the demo', () => {
  it('needs nothing: the services stand on the ports after the product', () => {
    const config = readConfig({ PORT: '4000', DATA_DIR: newFolder() });
    expect(config).toMatchObject({
      mode: 'demo',
      publicUrl: 'http://localhost:4000',
      identity: { issuer: 'http://127.0.0.1:4001' },
      registry: { apiUrl: 'http://127.0.0.1:4002' },
      payment: { url: 'http://127.0.0.1:4003/api/v1' },
    });
  });

  it.each([
    'OIDC_ISSUER',
    'REGISTRY_API_URL',
    'REGISTRY_DOCUMENT_URL',
    'REGISTRY_GATEWAY_URL',
    'PAYMENT_URL',
    'SMTP_URL',
  ])('is refused when %s names a real service: a demo must not reach one', (name) => {
    const address = name === 'SMTP_URL' ? 'smtp://mail.example' : 'https://real.example';
    expect(faultsOf({ [name]: address })).toEqual([
      `${name}: MODE is demo, so only addresses of this machine are used; set MODE`,
    ]);
  });

  it('makes its key once, readable by its owner only', () => {
    const folder = newFolder();
    const first = readConfig({ DATA_DIR: folder }).secretsKeys[0].reveal();
    expect(readConfig({ DATA_DIR: folder }).secretsKeys[0].reveal()).toBe(first);
    expect(readFileSync(join(folder, 'secrets.key'), 'utf8').trim()).toBe(first);
    expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
  });
});

describe('any configuration', () => {
  it.each([
    ['MODE', 'production'],
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://db'],
    ['SECRETS_KEY', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['PUBLIC_URL', 'practice.example'],
    ['CLOCK_AT', 'yesterday'],
    ['PACKAGE_REFERENCE', '12'],
  ])('is refused with a readable message when %s is %s', (name, value) => {
    const [fault] = faultsOf({ [name]: value });
    expect(fault).toMatch(new RegExp(`^${name}: \\S`));
  });

  it('prints no secret, however it is printed', () => {
    const config = readConfig({ ...live, METRICS_TOKEN: 'token-of-the-metrics' });
    const text = `${inspect(config, { depth: 9 })} ${JSON.stringify(config)}`;
    for (const secret of [
      key,
      'registry-key-of-live',
      'PRESENTER01',
      'payment-password-of-live',
      'token-of-the-metrics',
      'statbook@db',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('keeps the key before the current one, to read what it sealed', () => {
    const previous = 'the key that was used before this one';
    expect(
      readConfig({ ...live, SECRETS_KEY_PREVIOUS: previous }).secretsKeys.map((one) => one.reveal()),
    ).toEqual([key, previous]);
  });
});

function faultsOf(environment: Environment): string[] {
  try {
    readConfig({ DATA_DIR: newFolder(), ...environment });
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'statbook-config-'));
