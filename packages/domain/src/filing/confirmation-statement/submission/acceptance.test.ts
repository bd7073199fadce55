import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../dates/civil-date.ts';
import { NOTHING_CHANGED, PLUM, TODAY } from '../testing/plum-limited.ts';
import { everythingChanged, submitPlum } from '../testing/plum-statements.ts';
import { effectsOfAcceptance } from './acceptance.ts';
import { toSubmission } from './submission.ts';

describe('an accepted statement', () => {
  it('begins the next review period on the day after its date', () => {
    const effects = effectsOfAcceptance(submitPlum({ madeUpTo: '2026-09-10' }));
    expect(effects).toMatchObject({
      lastMadeUpTo: '2026-09-10',
      nextReviewPeriod: { startsOn: '2026-09-11', endsOn: '2027-09-10' },
      nextDueOn: '2027-09-24',
      verifiedDirectorIds: [],
    });
    expect(effects.sicCodes).toBeUndefined();
  });

  it('carries what changed into the registers', () => {
    const effects = effectsOfAcceptance(everythingChanged());
    expect(effects).toMatchObject({
      sicCodes: ['62012', '70229'],
      registeredEmail: 'office@plum.co.uk',
      verifiedDirectorIds: ['bob'],
    });
    expect(effects.statementOfCapital?.currencies).toHaveLength(1);
  });

  it('the next statement is due a year and fourteen days after this one, or a day of a leap year more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -364, max: 0 }), (days) => {
        const outcome = toSubmission({ ...NOTHING_CHANGED, madeUpTo: addDays(TODAY, days) }, PLUM, TODAY);
        if (!outcome.ok) throw new Error('not ready');
        const { lastMadeUpTo, nextDueOn } = effectsOfAcceptance(outcome.submission);
        expect([379, 380]).toContain(daysBetween(lastMadeUpTo, nextDueOn));
      }),
    );
  });
});
