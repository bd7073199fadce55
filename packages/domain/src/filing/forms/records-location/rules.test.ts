import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import { fieldsOf } from '../kernel/form-fields.ts';
import { BRISTOL } from '../testing/answers.fixture.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { recordsKept } from './company-records.ts';
import { recordsLocation } from './rules.ts';

const there = (...records: string[]) => formFacts({ sail: { address: BRISTOL, records } });
const asked = (form: 'AD03' | 'AD04', answers: Record<string, string>, facts = there('MEMBER', 'DEB')) => ({
  form,
  facts,
  answers,
});
const errorsOf = (...given: Parameters<typeof asked>) =>
  checkForm(recordsLocation, asked(...given)).errors.map(({ path, code }) => [path, code]);
const offered = (...given: Parameters<typeof asked>) =>
  fieldsOf(recordsLocation.steps(asked(...given))).find(({ path }) => path === 'records')?.options ?? [];

describe('where the records are', () => {
  it('AD03 moves records that are at the office', () => {
    expect(errorsOf('AD03', { records: 'DIRCONTRACT,RESMEET' })).toEqual([]);
    expect(recordsLocation.compose(asked('AD03', { records: 'DIRCONTRACT,RESMEET' }))).toEqual({
      content: { move: 'to-inspection-location', records: ['DIRCONTRACT', 'RESMEET'] },
      secrets: {},
    });
  });

  it('AD04 brings records back, or ends the inspection location', () => {
    const some = { move: 'to-registered-office', records: 'DEB' };
    expect(errorsOf('AD04', some)).toEqual([]);
    expect(recordsLocation.compose(asked('AD04', some)).content).toEqual({
      move: 'to-registered-office',
      records: ['DEB'],
    });
    const ended = { move: 'inspection-location-ended' };
    expect(errorsOf('AD04', ended)).toEqual([]);
    expect(recordsLocation.compose(asked('AD04', ended)).content).toEqual(ended);
    expect(recordsLocation.compare(asked('AD04', ended))).toMatchObject([
      { now: [expect.stringContaining('members'), expect.stringContaining('debenture')], after: [] },
    ]);
  });

  it.each<[...Parameters<typeof asked>, string, string]>([
    ['AD03', {}, there(), 'records', 'missing'],
    ['AD03', { records: 'MEMBER' }, there('MEMBER'), 'records', 'not-an-option'],
    ['AD03', { records: 'INVEST' }, there(), 'records', 'not-an-option'],
    ['AD04', {}, there('MEMBER'), 'move', 'missing'],
    ['AD04', { move: 'to-registered-office' }, there('MEMBER'), 'records', 'missing'],
    ['AD04', { move: 'to-registered-office', records: 'DEB' }, there('MEMBER'), 'records', 'not-an-option'],
    ['AD04', { move: 'to-registered-office' }, there(), 'move', 'not-an-option'],
  ])('%s refuses %j at its field', (form, answers, facts, path, code) => {
    expect(errorsOf(form, answers, facts)[0]).toEqual([path, code]);
  });

  it('each record is offered by exactly one of the two', () => {
    const kept = recordsKept(formFacts());
    fc.assert(
      fc.property(fc.subarray([...kept]), (records) => {
        const facts = there(...records);
        const values = (form: 'AD03' | 'AD04') =>
          offered(form, { move: 'to-registered-office' }, facts).map(({ value }) => value);
        expect([...values('AD03'), ...values('AD04')].sort()).toEqual([...kept].sort());
        expect(values('AD04')).toEqual(records);
      }),
    );
  });

  it('are those of the kind of company', () => {
    expect(recordsKept(formFacts({ type: 'llp' }))).toEqual(['DEB', 'CHARGEEWNI']);
    expect(recordsKept(formFacts({ type: 'plc', jurisdiction: 'scotland' }))).toEqual(
      expect.arrayContaining(['CHARGESC', 'INVEST', 'INTEREST']),
    );
    expect(recordsKept(formFacts({ type: 'private-limited-guarant-nsc' }))).not.toContain('OWNSHRPURCH');
  });

  it('wait for an address, and cannot come back from nowhere', () => {
    expect(checkForm(recordsLocation, asked('AD03', { records: 'DEB' }, formFacts())).blockers).toMatchObject(
      [{ code: 'inspection-location-missing', forms: ['AD02'] }],
    );
    expect(recordsLocation.whyNot?.('AD04', formFacts())).toContain('no inspection location');
    expect(recordsLocation.whyNot?.('AD03', there(...recordsKept(formFacts())))).toContain('already');
  });
});
