import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { FORM_CATALOGUE } from '../filing/form-catalogue.ts';
import { explainStatutoryDate, type StatutoryDate } from './statutory-dates.ts';

const day = civilDate;
const explanationOf = (date: StatutoryDate) => {
  const { computed, authority, toDo } = explainStatutoryDate(date);
  return [computed, authority, toDo].join(' ');
};

describe('the explanation of a statutory date', () => {
  it('name the end of the review period of a statement, where it is known', () => {
    const explanation = explanationOf({ kind: 'confirmation-statement', madeUpTo: day('2026-11-16') });
    expect(explanation).toContain(
      'review period, which ends on 16 November 2026. Companies Act 2006, s.853A',
    );
    expect(explanationOf({ kind: 'confirmation-statement' })).toContain('the end of the review period. ');
  });

  it('say what late accounts cost, by the kind of company', () => {
    const accounts = { kind: 'accounts', dueOn: day('2026-09-30') } as const;
    const late = { ...accounts, today: day('2026-11-20') };
    expect(explanationOf({ ...late, companyKind: 'private' })).toMatch(/^Nine months .* at least £375\.00/);
    expect(explanationOf({ ...late, companyKind: 'public' })).toMatch(/^Six months .* at least £1,500\.00/);
    expect(explanationOf({ ...accounts, today: day('2026-09-30'), companyKind: 'private' })).toContain(
      'From the day after it',
    );
  });

  it('have a rule and a section for every form that has a deadline', () => {
    for (const { id, deadline } of FORM_CATALOGUE) {
      if (deadline === undefined) continue;
      const { computed, authority } = explainStatutoryDate({
        kind: 'form',
        form: id,
        eventOn: day('2026-11-02'),
      });
      expect(`${id}: ${computed}`).toMatch(/: (One|Four|Fif|2[18] ).*2 November 2026\.$/);
      expect(`${id}: ${authority}`).toMatch(/ ss?\.\d/);
    }
  });

  it('speak of a form only where there is one', () => {
    const toDo = (form: 'SH01' | 'SH19' | 'RESOLUTIONS') => explainStatutoryDate({ kind: 'form', form }).toDo;
    expect(toDo('SH01')).toBe('Deliver form SH01, return of allotment of shares.');
    expect(toDo('SH19')).toBe(
      'Deliver form SH19, statement of capital on a reduction, on paper or by upload.',
    );
    expect(toDo('RESOLUTIONS')).toBe(
      'Deliver the copy of a resolution or class consent, on paper or by upload.',
    );
  });

  it('count stamp duty and certificates as the Acts have them', () => {
    expect(explanationOf({ kind: 'stamp-duty' })).toMatch(/^Thirty days .* SH03, stamped by HMRC/);
    expect(explanationOf({ kind: 'certificates' })).toMatch(/^Two months .*ss\.769 and 776/);
  });

  it('leave out the day of an event that is not known', () => {
    expect(explainStatutoryDate({ kind: 'form', form: 'SH19' }).computed).toBe(
      'Fifteen days after the resolution.',
    );
  });

  it('explain the meeting of a public company, notices of control and identity statements', () => {
    expect(explanationOf({ kind: 'annual-general-meeting', referenceDate: day('2026-12-31') })).toMatch(
      /31 December 2026.*s\.336/,
    );
    expect(explanationOf({ kind: 'control-notice', changedOn: day('2026-10-01') })).toContain(
      '1 October 2026',
    );
    expect(explanationOf({ kind: 'director-verification', officer: 'director' })).toContain('s.1110A');
    expect(explanationOf({ kind: 'director-verification', officer: 'member' })).toMatch(/the member.*LLP/);
    expect(explanationOf({ kind: 'psc-verification' })).toContain('s.790LM');
    expect(explanationOf({ kind: 'unregistered-psc' })).toMatch(/^Fourteen days .*ss\.790D and 790LA/);
  });
});
