import { describe, expect, it } from 'vitest';
import { matchPeople } from '../match-people.ts';
import { entryKeyOf } from '../register-entry.ts';
import { bounds } from './describe-judgement.ts';
import { judgeMatching } from './judge-matching.ts';
import { randomRegister } from './random-register.ts';

const register = randomRegister(2000, 7);
const matched = matchPeople({ persons: [], entries: register.entries, apart: [] });

describe('two thousand people of whom the truth is known', () => {
  const judgement = judgeMatching(register, matched);

  it('are made with all that is hard: every rule has links or proposals', () => {
    expect(register.entries.length).toBeGreaterThan(9000);
    expect([...judgement.links.keys()].toSorted()).toEqual([
      'same-body-number',
      'same-company',
      'same-full-birth-date',
      'same-officer-id',
      'same-personal-code',
    ]);
    expect(judgement.proposals.get('same-address')?.right).toBeGreaterThan(300);
  });

  it.each(bounds(judgement))('are matched with $what', ({ isMet }) => {
    expect(isMet).toBe(true);
  });
});

describe('the judgement', () => {
  it('counts a link between two people as wrong, and as nothing found', () => {
    const [first, second] = register.entries
      .filter(({ role }) => role === 'officer')
      .map((entry) => ({ entry, key: entryKeyOf(entry) }))
      .filter(
        ({ key }, place, all) => register.truth.get(key) !== register.truth.get(all[place - 1]?.key ?? ''),
      );
    if (first === undefined || second === undefined) throw new Error('There are no two people');
    const link = {
      rule: 'same-officer-id' as const,
      words: [],
      namesDiffer: false,
      between: [{ entry: first.key }, { entry: second.key }] as const,
      linked: { entry: second.key },
    };
    const small = { entries: [first.entry, second.entry], truth: register.truth };
    const persons = [{ personIds: [], entries: [first.key, second.key], links: [link] }];
    const judged = judgeMatching(small, { persons, proposals: [] });
    expect(judged.wrong).toEqual([link]);
    expect(bounds(judged)).toContainEqual({ what: 'no wrong link', isMet: false });
  });
});
