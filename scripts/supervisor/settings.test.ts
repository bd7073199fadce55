import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings of the supervisor', () => {
  it('is a demo at port 3000 with its data in the checkout unless said otherwise', () => {
    expect(readSettings({}, [], '/books')).toEqual({
      ok: true,
      settings: { mode: 'demo', port: 3000, dataDir: '/books/data', isDev: false, env: {} },
    });
  });

  it('takes mode, port, data folder and development from outside', () => {
    const env = { MODE: 'live', PORT: '8080', DATA_DIR: '/var/statbook' };
    expect(readSettings(env, ['--dev'], '/books')).toMatchObject({
      settings: { mode: 'live', port: 8080, dataDir: '/var/statbook', isDev: true },
    });
  });

  it.each([
    [{ MODE: 'production' }, [], 'MODE is production'],
    [{ PORT: 'http' }, [], 'PORT is http'],
    [{ PORT: '65530' }, [], 'PORT is 65530'],
    [{}, ['--fast'], '--fast is not understood'],
  ])('refuses %o %o', (env, args, reason) => {
    expect(readSettings(env, args, '/books')).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });
});
