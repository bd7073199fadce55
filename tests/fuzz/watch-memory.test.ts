import { describe, expect, it } from 'vitest';
import { watchMemory } from './watch-memory.ts';

/** What the watch finds where the metrics say so many megabytes, one look after the other. */
async function watched(megabytes: readonly (number | string)[]) {
  const told = megabytes.values();
  const memory = watchMemory(async () => {
    const { value } = told.next();
    return typeof value === 'number' ? `process_resident_memory_bytes ${value * 1_048_576}\n` : `${value}`;
  });
  for (let left = megabytes.length; left > 0; left -= 1) await memory.look();
  return memory.finding();
}

const looks = 60;
const each = (valueOf: (look: number) => number) => Array.from({ length: looks }, (_, look) => valueOf(look));

describe('the memory of the server', () => {
  it('is a finding where it keeps growing', async () => {
    expect(await watched(each((look) => 300 + look * 20))).toBe('it keeps growing');
  });

  it('is none where it is level, whatever it takes between two collections', async () => {
    expect(await watched(each((look) => 400 + (look % 7) * 20))).toBeUndefined();
  });

  it('is none where it grew at the start only', async () => {
    expect(await watched(each((look) => Math.min(600, 100 + look * 50)))).toBeUndefined();
  });

  it.each(['', 'process_resident_memory_bytes NaN\n', 'other_metric 5\n'])(
    'is a finding where the metrics are “%s”',
    async (metrics) => {
      expect(await watched([400, metrics, 400])).toBe('the server did not tell its memory 1 times');
    },
  );

  it('is a finding where it was never looked at', async () => {
    expect(await watched([])).toBe('nobody has looked at it');
  });
});
