import { describe, expect, it } from 'vitest';
import {
  describeHolder,
  isUnidentified,
  nameOfHolder,
  type ShareHolder,
  unidentifiedHolders,
} from './holder.ts';
import { holderId, personId } from '../ledger/ids.ts';

const member = (forename: string) =>
  ({ personId: personId(forename), name: { kind: 'person', forename, surname: 'Green' } }) as const;
const alice: ShareHolder = { id: holderId('a'), members: [member('Alice')] };
const joint: ShareHolder = { id: holderId('j'), members: [member('Alice'), member('Bob')] };
const unidentified: ShareHolder = { id: holderId('u'), members: [] };

describe('a holder', () => {
  it.each<[ShareHolder, string]>([
    [alice, 'Alice Green'],
    [joint, 'Alice Green and Bob Green'],
    [{ ...joint, designation: 'A/c JMB' }, 'Alice Green and Bob Green (A/c JMB)'],
    [
      { ...alice, members: [{ personId: personId('c'), name: { kind: 'whole', name: 'Plum Limited' } }] },
      'Plum Limited',
    ],
    [unidentified, 'Unidentified holders'],
  ])('is read by its members and designation (%#)', (holder, text) => {
    expect(describeHolder(holder)).toBe(text);
  });

  it('is unidentified where no member is named', () => {
    expect([alice, joint, unidentified, undefined].map(isUnidentified)).toEqual([false, false, true, false]);
    expect([...unidentifiedHolders([alice, unidentified])]).toEqual([unidentified.id]);
  });

  it('is named by its id where it is not among the holders', () => {
    expect(nameOfHolder([alice], alice.id)).toBe('Alice Green');
    expect(nameOfHolder([alice], joint.id)).toBe('j');
  });
});
