import { describe, expect, it } from 'vitest';
import { listPrograms } from './programs.ts';
import type { Settings } from './settings.ts';

const settings: Settings = {
  mode: 'demo',
  port: 4000,
  dataDir: '/data',
  isDev: false,
  env: { CLOCK_AT: 'then' },
};

describe('the programs of an installation', () => {
  it('are, in a demo, the simulators and the API, with ports that follow the product’s', () => {
    const programs = listPrograms(settings);
    const ports = programs.map(({ name, env }) => [name, env['PORT']]);
    expect(ports).toEqual([
      ['identity', '4001'],
      ['registry', '4002'],
      ['payments', '4003'],
      ['mail', '4005'],
      ['api', '4000'],
    ]);
    const [, , payments, mail, api] = programs;
    expect(payments?.env).toMatchObject({ BANK_PORT: '4004', PRODUCT_URL: 'http://127.0.0.1:4000' });
    expect(mail?.env).toMatchObject({ SMTP_PORT: '4006', STATE_FILE: '/data/simulators/mail.sqlite' });
    expect(api?.env).toMatchObject({
      OIDC_ISSUER: 'http://127.0.0.1:4001',
      REGISTRY_GATEWAY_URL: 'http://127.0.0.1:4002/v1-0/xmlgw/Gateway',
      PAYMENT_URL: 'http://127.0.0.1:4003/api/v1',
      SMTP_URL: 'smtp://127.0.0.1:4006',
      CLOCK_AT: 'then',
    });
  });

  it('are the API alone outside a demo, with the environment as it is', () => {
    const programs = listPrograms({ ...settings, mode: 'live' });
    expect(programs.map(({ name }) => name)).toEqual(['api']);
    expect(programs[0]?.env).toEqual({ CLOCK_AT: 'then', MODE: 'live', PORT: '4000', DATA_DIR: '/data' });
  });

  it('show the API a real address named in a demo, so that it can refuse the mix', () => {
    const env = { OIDC_ISSUER: 'https://sign-in.example' };
    const api = listPrograms({ ...settings, env }).at(-1);
    expect(api?.env['OIDC_ISSUER']).toBe('https://sign-in.example');
  });

  it('leave the product’s port to the development server while developing', () => {
    const api = listPrograms({ ...settings, isDev: true }).at(-1);
    expect(api).toMatchObject({ env: { PORT: '4007', PUBLIC_URL: 'http://127.0.0.1:4000' }, ports: ['api'] });
    expect(api?.args[0]).toBe('--watch');
  });
});
