import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Settings } from './settings.ts';
import { openStore, type Store } from './store.ts';

const schema = z.object({ delayMs: z.number().min(0), mode: z.enum(['plain', 'hashed']) });

function openSettings(store: Store = openStore()) {
  return new Settings(store, 'settings', { schema, initial: { delayMs: 3000, mode: 'plain' } });
}

describe('the settings of a simulator', () => {
  it('are the initial ones until they are changed, one by one', () => {
    const settings = openSettings();
    expect(settings.read()).toEqual({ delayMs: 3000, mode: 'plain' });
    const changed = { delayMs: 0, mode: 'plain' };
    expect(settings.change({ delayMs: 0 })).toEqual({ ok: true, settings: changed });
    expect(settings.change({ mode: 'hashed' })).toEqual({
      ok: true,
      settings: { delayMs: 0, mode: 'hashed' },
    });
  });

  it.each([
    [{ delay: 1 }, ['delay']],
    [{ delayMs: -1 }, ['delayMs']],
    [{ delayMs: '0', mode: 'md5' }, ['delayMs', 'mode']],
  ])('stay as they are after %j', (wanted, unknown) => {
    const settings = openSettings();
    expect(settings.change(wanted)).toEqual({ ok: false, unknown });
    expect(settings.read()).toEqual({ delayMs: 3000, mode: 'plain' });
  });

  it('are stored with the state of the simulator', () => {
    const store = openStore();
    openSettings(store).change({ mode: 'hashed' });
    expect(openSettings(store).read().mode).toBe('hashed');
    store.clear();
    expect(openSettings(store).read().mode).toBe('plain');
  });
});
