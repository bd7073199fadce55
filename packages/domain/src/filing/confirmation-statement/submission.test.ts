import { describe, expect, it } from 'vitest';
import { effectsOfAcceptance } from './acceptance.ts';
import type { ConfirmationStatementDraft } from './answers.ts';
import { describeSubmission } from './describe-submission.ts';
import type { ConfirmationStatementFacts } from './facts.ts';
import {
  ALICE,
  BOB,
  NOTHING_CHANGED,
  ordinaryCapital,
  ordinaryHolding,
  PLUM,
  TODAY,
} from './plum-limited.fixture.ts';
import { toSubmission } from './submission.ts';
import type { ConfirmationStatementSubmission } from './submission-content.ts';

const submit = (
  draft: Partial<ConfirmationStatementDraft> = {},
  facts: Partial<ConfirmationStatementFacts> = {},
): ConfirmationStatementSubmission => {
  const outcome = toSubmission({ ...NOTHING_CHANGED, ...draft }, { ...PLUM, ...facts }, TODAY);
  if (!outcome.ok) throw new Error(JSON.stringify([outcome.errors, outcome.blockers]));
  return outcome.submission;
};

const everythingChanged = (): ConfirmationStatementSubmission =>
  submit(
    {
      sicCodes: { answer: 'replace', codes: ['62012', '70229'] },
      statementOfCapital: { answer: 'replace', capital: ordinaryCapital('1,500.0') },
      shareholdings: {
        answer: 'replace',
        holdings: [
          { ...ordinaryHolding('Alice', '1,499'), address: { line1: '1 High Street' } },
          {
            ...ordinaryHolding('Bob', '1'),
            transfers: [{ transferredOn: '2026-03-01', numberOfShares: '39' }],
          },
        ],
      },
      registeredEmail: { address: ' office@plum.co.uk ' },
      identity: { bob: { personalCodeGiven: true, nameMismatchReason: 'preferred-name' } },
      signer: { name: ' Alice Green ', capacity: 'director' },
    },
    { hasRegisteredEmail: false, directors: [ALICE, BOB], trading: undefined },
  );

describe('what is sent', () => {
  it('is the bare statement when nothing changed', () => {
    expect(submit()).toEqual({
      form: 'ConfirmationStatement',
      company: { number: '12345678', name: 'PLUM LIMITED' },
      madeUpTo: '2026-11-20',
      lawfulPurpose: true,
      informationDelivered: true,
      verifications: [],
      signer: { name: 'Alice Green', capacity: 'director' },
    });
  });

  it('holds a full set of each part that changed, in canonical form', () => {
    const sent = everythingChanged();
    expect(sent.form).toBe('ConfirmationAndVerificationStatement');
    expect(sent.trading).toEqual({ onMarket: false, dtr5Applies: false, pscExemptions: [] });
    expect(sent.sicCodes).toEqual(['62012', '70229']);
    expect(sent.statementOfCapital?.currencies[0]).toMatchObject({ totalShares: '1500', totalUnpaid: '0' });
    expect(sent.shareholdings?.map(({ numberHeld }) => numberHeld)).toEqual(['1499', '1']);
    expect(sent.registeredEmail).toBe('office@plum.co.uk');
  });

  it('names the directors whose identity statement is due, and nobody else', () => {
    expect(everythingChanged().verifications).toEqual([
      {
        directorId: 'bob',
        title: 'Dr',
        forename: 'Bob',
        otherForenames: 'Ewan',
        surname: 'STONE',
        nameMismatchReason: 'preferred-name',
      },
    ]);
  });

  it('never publishes the addresses of members of a company that is not traded', () => {
    expect(JSON.stringify(everythingChanged())).not.toContain('High Street');
  });

  it('is plain JSON', () => {
    const sent = everythingChanged();
    expect(JSON.parse(JSON.stringify(sent))).toEqual(sent);
  });

  it('leaves out codes that are the same in another order', () => {
    const facts = { sicCodes: ['70229', '62012'] };
    expect(submit({ sicCodes: { answer: 'replace', codes: ['62012', '70229'] } }, facts)).not.toHaveProperty(
      'sicCodes',
    );
  });

  it('says nothing of shares for a company without any', () => {
    const company = { ...PLUM.company, type: 'private-limited-guarant-nsc' } as const;
    const sent = submit({}, { company, trading: undefined });
    expect(Object.keys(sent)).not.toContain('trading');
  });

  it('is nothing while the draft is not ready', () => {
    const outcome = toSubmission({ ...NOTHING_CHANGED, madeUpTo: '2026-11-21', officers: 'no' }, PLUM, TODAY);
    expect(outcome).toMatchObject({
      ok: false,
      errors: [{ path: 'madeUpTo', code: 'future' }],
      blockers: [{ code: 'correct-officers' }],
    });
  });
});

describe('the review page', () => {
  const valuesOf = (sent: ConfirmationStatementSubmission) =>
    new Map(describeSubmission(sent).map(({ label, value }) => [label, value]));

  it('says what does not change', () => {
    const values = valuesOf(submit());
    const unchanged = [...values].filter(([, value]) => value === 'No change').map(([label]) => label);
    expect(unchanged).toEqual([
      'Shares on a market',
      'SIC codes',
      'Statement of capital',
      'Shareholders',
      'Registered email address (not published)',
    ]);
    expect(values.get('Company')).toBe('PLUM LIMITED (12345678)');
    expect(values.get('Statement date')).toBe('20 November 2026');
    expect(values.get('Signed by')).toBe('Alice Green, director');
  });

  it('says everything that changes, in words', () => {
    const values = valuesOf(everythingChanged());
    expect(values.get('Shares on a market')).toBe('Not traded on a market');
    expect(values.get('Ordinary')).toBe('1,500 shares, £1,500.00 nominal in all');
    expect(values.get('Total in GBP')).toBe('1,500 shares, £1,500.00 nominal, £0.00 unpaid');
    expect(values.get('Bob Green')).toBe('1 share of Ordinary; 39 transferred on 1 March 2026');
    expect(values.get('SIC code 70229')).toBeTruthy();
    expect(values.get('Bob Ewan STONE')).toContain('Identity verified');
    expect(values.get('Information delivered')).toContain('period ending 20 November 2026');
  });

  it('names the market of a traded company', () => {
    const company = { ...PLUM.company, type: 'plc' } as const;
    const trading = { onMarket: true, dtr5Applies: true, pscExemptions: ['uk-regulated-market'] } as const;
    const values = valuesOf(submit({ trading }, { company }));
    expect(values.get('Shares on a market')).toBe('Traded on a market; DTR5 applies');
    expect(values.get('Exempt from PSC rules')).toBe('voting shares on a UK regulated market');
  });
});

describe('an accepted statement', () => {
  it('begins the next review period on the day after its date', () => {
    const effects = effectsOfAcceptance(submit({ madeUpTo: '2026-09-10' }));
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
});
