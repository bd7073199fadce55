import { describe, expect, it } from 'vitest';
import { saveInTurn } from './save-in-turn.ts';

describe('saving in turn', () => {
  it('keeps one on its way, and of those that come meanwhile only the latest', async () => {
    const saved: string[] = [];
    const doors = new Map<string, () => void>();
    const save = saveInTurn(
      (value: string) => {
        saved.push(value);
        return new Promise<void>((resolve) => doors.set(value, resolve));
      },
      { onFailure: () => undefined, onSaved: () => saved.push('at rest') },
    );
    save('red');
    save('blue');
    save('purple');
    expect(saved).toEqual(['red']);
    doors.get('red')?.();
    await expect.poll(() => saved).toEqual(['red', 'purple']);
    doors.get('purple')?.();
    await expect.poll(() => saved).toEqual(['red', 'purple', 'at rest']);
  });

  it('tells of one that failed, and goes on with the next', async () => {
    const told: unknown[] = [];
    const saved: string[] = [];
    const save = saveInTurn(
      async (value: string) => {
        if (value === 'red') throw new Error('away');
        saved.push(value);
      },
      { onFailure: (error) => told.push(error), onSaved: () => undefined },
    );
    save('red');
    save('blue');
    await expect.poll(() => saved).toEqual(['blue']);
    expect(told).toEqual([new Error('away')]);
  });
});
