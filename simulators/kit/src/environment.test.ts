import { describe, expect, it } from 'vitest';
import { readNumber, readProcessOptions } from './environment.ts';

describe('the start options of a simulator', () => {
  it('come from its environment', () => {
    const env = { PORT: '3002', HOST: '::1', STATE_FILE: '/tmp/state.db', CLOCK_AT: '2026-11-20T12:00:00Z' };
    expect(readProcessOptions(env)).toEqual({
      port: 3002,
      host: '::1',
      stateFile: '/tmp/state.db',
      clockAt: '2026-11-20T12:00:00Z',
    });
  });

  it('are the port of the simulator, or a free one, where the environment is empty', () => {
    expect(readProcessOptions({ PORT: '', HOST: '', STATE_FILE: '' }, 3003)).toEqual({ port: 3003 });
    expect(readProcessOptions({})).toEqual({ port: 0 });
  });
});

describe('a number of the environment', () => {
  it('is whole, and absent where the variable is empty', () => {
    expect(readNumber({ COUNT: '10000' }, 'COUNT')).toBe(10_000);
    expect(readNumber({ COUNT: '' }, 'COUNT')).toBeUndefined();
    expect(readNumber({}, 'COUNT')).toBeUndefined();
  });

  it.each(['ten', '1.5', '-1', '1e3', ' 1'])('is never %j', (text) => {
    expect(() => readNumber({ COUNT: text }, 'COUNT')).toThrow('COUNT must be a whole number');
  });
});
