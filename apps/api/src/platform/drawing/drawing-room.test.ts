import { civilDate } from '@statbook/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { createDrawingRoom, type DrawingInput } from './drawing-room.ts';

const empty: DrawingInput<'drawRegisterOfMembers'> = {
  company: { name: 'Harbour Bakery Limited', number: '09990001' },
  asAt: civilDate('2026-11-20'),
  entries: [],
  own: [],
  notKnown: [],
  classes: [],
  capital: { currencies: [] },
  madeOn: civilDate('2026-11-20'),
};

describe('the room where documents are drawn', () => {
  const room = createDrawingRoom();
  afterEach(() => room.close());

  it('draws several documents that are asked for at once, each for itself', async () => {
    const other = { ...empty, company: { name: 'Plum Limited', number: '09990002' } };
    const [first, second, third] = await Promise.all([
      room.draw('drawRegisterOfMembers', empty),
      room.draw('drawRegisterOfMembers', other),
      room.draw('drawRegisterOfMembers', empty),
    ]);
    expect(Buffer.from(first).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    expect(Buffer.compare(first, third)).toBe(0);
    expect(Buffer.compare(first, second)).not.toBe(0);
  });

  it('refuses what cannot be drawn and goes on with the next', async () => {
    const broken: unknown = {
      ...empty,
      capital: { currencies: [{ classes: [{ numberOfShares: 'many' }] }] },
    };
    // What the types forbid stands for a fault of ours.
    const drawing = room.draw('drawRegisterOfMembers', broken as typeof empty);
    await expect(drawing).rejects.toThrow('A document was not drawn');
    await expect(room.draw('drawRegisterOfMembers', empty)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('opens again after it was closed, and leaves nobody waiting', async () => {
    const drawing = room.draw('drawRegisterOfMembers', empty);
    const outcome = expect(drawing).rejects.toThrow('has ended');
    await room.close();
    await outcome;
    await expect(room.draw('drawRegisterOfMembers', empty)).resolves.toBeInstanceOf(Uint8Array);
  });
});
