import { describe, expect, it } from 'vitest';
import { type EventValues, firstValues, toKeptValues, toRequest, toValues } from '../events/event-values.ts';
import { checkTransfer } from './check-transfer.ts';
import { blankTransferee, dutyOf, payBy, toTransferee, type TransfereeValues } from './transferee-values.ts';

const today = '2026-11-20';
const facts = { companyId: 'company', today, isPublic: false, classes: [] };
const newTransfer = firstValues('transfer', facts);

const ofTransferee = (given: Partial<TransfereeValues>, rest: Partial<EventValues> = {}): EventValues => ({
  ...newTransfer,
  classId: 'ordinary',
  transferorId: 'bob',
  ...rest,
  transferees: [{ ...blankTransferee, transfereeId: 'alice', shares: '15', ...given }],
});
const requested = (given: Partial<TransfereeValues>) =>
  [{ ...blankTransferee, transfereeId: 'alice', shares: '15', ...given }].map(toTransferee);

describe('a transfer as it is planned', () => {
  it('leaves out what was not filled in', () => {
    expect(toRequest('transfer', ofTransferee({ consideration: '900' }))).toEqual({
      kind: 'transfer',
      on: today,
      classId: 'ordinary',
      transferorId: 'bob',
      transferees: [{ transfereeId: 'alice', shares: '15', consideration: '900' }],
    });
  });

  it('has nothing of a sale where the shares are a gift', () => {
    const sale = { consideration: '9000', isExempt: true, exemption: 'A pledge', stamping: 'paid' };
    expect(requested({ ...sale, terms: 'gift' })).toEqual([{ transfereeId: 'alice', shares: '15' }]);
  });

  it('says how the form was stamped where duty is due alone', () => {
    expect(requested({ consideration: '9000', stamping: 'paid' })).toMatchObject([{ stamping: 'paid' }]);
    expect(requested({ consideration: '900', stamping: 'paid' })[0]).not.toHaveProperty('stamping');
    expect(requested({ consideration: '9000', stamping: 'later' })[0]).not.toHaveProperty('stamping');
  });

  it('says that it is part of a series, unless it is exempt', () => {
    const series = { consideration: '900', isPartOfSeries: true };
    expect(requested(series)).toMatchObject([{ isPartOfSeries: true }]);
    const [exempt] = requested({ ...series, isExempt: true, exemption: 'A pledge' });
    expect(exempt).toMatchObject({ exemption: 'A pledge' });
    expect(exempt).not.toHaveProperty('isPartOfSeries');
  });

  it('comes back into the form as it was entered, to be corrected', () => {
    const values = ofTransferee(
      { consideration: '900', isExempt: true, exemption: 'A pledge', numbers: '1-15' },
      { signedOn: '2026-11-02' },
    );
    expect(toValues(toRequest('transfer', values))).toMatchObject({
      classId: 'ordinary',
      transferorId: 'bob',
      on: today,
      signedOn: '2026-11-02',
      transferees: values.transferees,
    });
  });

  it('is a gift where nothing was paid', () => {
    const request = { kind: 'transfer', on: today, classId: 'ordinary', transferorId: 'bob' } as const;
    const values = toValues({ ...request, transferees: [{ transfereeId: 'alice', shares: '1' }] });
    expect(values.transferees).toMatchObject([{ terms: 'gift', consideration: '' }]);
  });

  it('is filled in again also from a form that did not ask for its terms', () => {
    const row = { transfereeId: 'alice', shares: '15', numbers: '', lots: [], consideration: '900' };
    // As the form of the earlier history kept it once.
    const kept = {
      on: today,
      classId: 'ordinary',
      transferorId: 'bob',
      transferees: [row],
    } as unknown as EventValues;
    expect(toKeptValues('transfer', kept)).toMatchObject({
      on: today,
      decision: 'register',
      transferees: [{ ...row, terms: 'sale', stamping: '' }],
    });
  });
});

describe('the stamp duty on one form', () => {
  const duty = (given: Partial<TransfereeValues>) => dutyOf({ ...blankTransferee, ...given });

  it('is known once the consideration can be read', () => {
    expect(duty({ consideration: '' })).toBeUndefined();
    expect(duty({ consideration: '9000' })).toMatchObject({ isDue: true });
    expect(duty({ consideration: '9000', isExempt: true })).toMatchObject({ isDue: false, reason: 'exempt' });
    expect(duty({ consideration: '9000', terms: 'gift' })).toMatchObject({ isDue: false, reason: 'gift' });
    expect(duty({ consideration: '900', isPartOfSeries: true })).toMatchObject({ isDue: true });
  });

  it('has a last day once the form is dated', () => {
    const due = duty({ consideration: '9000' });
    if (due === undefined) throw new Error('Duty is due on £9,000.');
    expect(payBy(due, '2026-11-02')).toBe('2026-12-02');
    expect(payBy(due, '')).toBeUndefined();
  });
});

describe('what a transfer cannot be planned or kept without', () => {
  const wrong = (values: EventValues, where: Parameters<typeof checkTransfer>[1] = {}) =>
    Object.keys(checkTransfer(values, where)).toSorted();

  it('is named field by field', () => {
    expect(wrong({ ...newTransfer, on: '' })).toEqual([
      'classId',
      'on',
      'transferees.0.consideration',
      'transferees.0.shares',
      'transferees.0.transfereeId',
      'transferorId',
    ]);
    expect(wrong(ofTransferee({ terms: 'gift' }))).toEqual([]);
  });

  it('is that many shares, all transferees taken together', () => {
    const found = (...shares: string[]) =>
      checkTransfer(
        {
          ...ofTransferee({}),
          transferees: shares.map((each) => ({
            ...blankTransferee,
            transfereeId: 'alice',
            terms: 'gift',
            shares: each,
          })),
        },
        {},
        ({ holderId }) =>
          holderId === 'bob' ? { holderId, name: 'Bob Stone', shares: '450', numbers: '' } : undefined,
      );
    expect(found('9000')).toEqual({
      'transferees.0.shares': 'Enter at most 450: that is what Bob Stone has',
    });
    expect(found('400', '51')).toEqual({
      'transferees.1.shares':
        'Enter at most 50: that is what those above leave of the 450 that Bob Stone has',
    });
    expect(found('400', '50')).toEqual({});
  });

  it('is a reason for a correction, and stamping where duty is due', () => {
    expect(wrong(ofTransferee({ consideration: '9000' }), { corrects: 'entry' })).toEqual([
      'reason',
      'transferees.0.stamping',
    ]);
    expect(wrong(ofTransferee({ consideration: '9000', isExempt: true }))).toEqual([
      'transferees.0.exemption',
    ]);
  });

  it('is no stamping of long ago', () => {
    expect(wrong(ofTransferee({ consideration: '9000' }), { isEarlierHistory: true })).toEqual([]);
  });

  it('is the day of the lodging for a refusal, and nothing about money', () => {
    expect(wrong(ofTransferee({}, { decision: 'refuse', refusedOn: '' }))).toEqual(['lodgedOn', 'refusedOn']);
  });
});
