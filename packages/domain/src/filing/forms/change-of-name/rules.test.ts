import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { checkForm } from '../kernel/check-form.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import { fieldsOf } from '../kernel/form-fields.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { changeOfName } from './rules.ts';

const attached = (id: string) => ({ id, filename: `${id}.pdf`, sha256: '0'.repeat(64), pages: 1 });
const facts = { ...formFacts(), documents: [attached('document-1'), attached('document-2')] };
const answers = {
  proposedName: 'Medlar  & Sons Ltd',
  meetingDate: '2026-11-20',
  resolution: 'document-1',
  sameDay: 'no',
  noticeGiven: 'yes',
};
const asked = (
  more: Record<string, string> = {},
  about: FormFacts = facts,
  form: 'NM01' | 'NM04' = 'NM01',
) => ({
  form,
  facts: about,
  answers: { ...answers, ...more },
});
const errorsOf = (...given: Parameters<typeof asked>) =>
  checkForm(changeOfName, asked(...given)).errors.map(({ path, code }) => [path, code]);

describe('a change of name', () => {
  it('by resolution is sent in capitals, its documents apart', () => {
    expect(checkForm(changeOfName, asked())).toMatchObject({ isReady: true, errors: [], warnings: [] });
    expect(changeOfName.compose(asked())).toEqual({
      content: {
        method: 'RESOLUTION',
        proposedName: 'MEDLAR & SONS LTD',
        meetingDate: '2026-11-20',
        noticeGiven: true,
      },
      secrets: {},
    });
    expect(changeOfName.compose(asked({ sameDay: 'yes' })).content.sameDay).toBe(true);
    expect(changeOfName.compare(asked())).toEqual([
      { label: 'Name', now: ['PLUM LIMITED'], after: ['MEDLAR & SONS LTD'] },
    ]);
  });

  it.each([
    [{ proposedName: '' }, 'proposedName', 'missing'],
    [{ proposedName: 'x'.repeat(161) }, 'proposedName', 'too-long'],
    [{ proposedName: 'plum  limited' }, 'proposedName', 'no-change'],
    [{ proposedName: 'Medlar' }, 'proposedName', 'wrong-ending'],
    [{ proposedName: 'Medlar plc' }, 'proposedName', 'wrong-ending'],
    [{ proposedName: '#1 Medlar Ltd' }, 'proposedName', 'not-so-early'],
    [{ proposedName: 'Medlar ☂ Ltd' }, 'proposedName', 'not-permitted'],
    [{ proposedName: 'M' }, 'proposedName', 'too-short'],
    [{ meetingDate: '' }, 'meetingDate', 'missing'],
    [{ meetingDate: '2026-11-27' }, 'meetingDate', 'in-future'],
    [{ resolution: '' }, 'resolution', 'missing'],
    [{ sameDay: '' }, 'sameDay', 'missing'],
    [{ noticeGiven: '' }, 'noticeGiven', 'missing'],
  ])('refuses %j at its field', (more, path, code) => {
    expect(errorsOf(more)).toEqual([[path, code]]);
  });

  it('is refused where another company has the same name in law, unless its consent may free it', () => {
    const beside = { ...facts, otherNames: ['MEDLAR LIMITED', 'QUINCE (UK) LIMITED'] };
    expect(errorsOf({ proposedName: 'The Medlars Ltd' }, beside)).toEqual([['proposedName', 'same-name']]);
    const consent = { nameConsent: 'document-2' };
    expect(errorsOf({ proposedName: 'Medlar Ltd.', ...consent }, beside)).toEqual([
      ['proposedName', 'same-name'],
    ]);
    const [error] = checkForm(changeOfName, asked({ proposedName: 'Quince Ltd' }, beside)).errors;
    expect(error?.message).toContain('QUINCE (UK) LIMITED counts as the same name');
    expect(error?.message).toContain('add “Consent of a company that has the same name”');
    expect(errorsOf({ proposedName: 'Quince Ltd', ...consent }, beside)).toEqual([]);
  });

  it('says what each service costs on the day', () => {
    const service = fieldsOf(changeOfName.steps(asked())).find(({ path }) => path === 'sameDay');
    expect(service?.options?.map(({ label }) => label)).toEqual(['Ordinary, £20.00', 'Same day, £85.00']);
  });

  it('that a person delivers asks for no service and names no fee of software', () => {
    const delivered: FormFacts = { ...facts, channel: 'produced' };
    const kept = { sameDay: 'yes' };
    const steps = changeOfName.steps(asked(kept, delivered));
    expect(fieldsOf(steps).map(({ path }) => path)).not.toContain('sameDay');
    expect(JSON.stringify(steps)).not.toMatch(/£|same day/i);
    expect(errorsOf(kept, delivered)).toEqual([]);
    expect(changeOfName.service?.(asked(kept, delivered))).toBe('standard');
    expect(changeOfName.compose(asked(kept, delivered)).content).not.toHaveProperty('sameDay');
  });

  it('as the articles provide needs no resolution; of an LLP no articles', () => {
    const bare = { meetingDate: '', resolution: '' };
    expect(errorsOf(bare, facts, 'NM04')).toEqual([]);
    expect(changeOfName.compose(asked(bare, facts, 'NM04')).content.method).toBe('ARTICLES');
    const llp = formFacts({ type: 'llp', name: 'PLUM LLP', officers: [] });
    expect(errorsOf({ ...bare, proposedName: 'Medlar LLP' }, llp)).toEqual([]);
    expect(changeOfName.compose(asked({ ...bare, proposedName: 'Medlar LLP' }, llp)).content).toEqual({
      method: 'LLP',
      proposedName: 'MEDLAR LLP',
      noticeGiven: true,
    });
    expect(changeOfName.whyNot?.('NM04', llp)).toContain('no articles');
  });

  it('warns of a word that may need an approval, until there is one, and of a resolution filed late', () => {
    const royal = { proposedName: 'Royal Medlar Bank Ltd' };
    expect(checkForm(changeOfName, asked(royal)).warnings).toMatchObject([{ code: 'sensitive-word' }]);
    expect(checkForm(changeOfName, asked({ ...royal, nameApproval: 'document-2' })).warnings).toEqual([]);
    expect(checkForm(changeOfName, asked({ meetingDate: '2026-11-01' })).warnings).toMatchObject([
      { code: 'late' },
    ]);
  });

  it('names the days on which the same-day service is had', () => {
    const service = fieldsOf(changeOfName.steps(asked())).find(({ path }) => path === 'sameDay');
    const sameDay = service?.options?.find(({ value }) => value === 'yes');
    expect(sameDay?.hint).toContain('Monday to Friday except bank holidays');
  });

  it.each([
    ['2026-11-20', '14:59', 'yes', undefined],
    ['2026-11-20', '15:00', 'yes', 'It is after 15:00'],
    ['2026-11-20', '15:00', 'no', undefined],
    ['2026-11-21', '09:00', 'yes', 'Today is not a working day'],
    ['2026-11-23', undefined, 'yes', undefined],
  ] as const)('on %s at %s, for the same day: %s, warns: %s', (today, time, sameDay, said) => {
    const then = { ...facts, today: civilDate(today), time };
    const { warnings } = checkForm(changeOfName, asked({ sameDay }, then));
    expect(warnings.map(({ message }) => message.split(':')[0])).toEqual(
      said === undefined ? [] : [said.split(':')[0]],
    );
  });

  it('has the same-day service on the working days of its registrar', () => {
    const { company } = facts;
    const then = (jurisdiction: typeof company.jurisdiction) =>
      asked(
        { sameDay: 'yes' },
        { ...facts, today: civilDate('2026-11-30'), company: { ...company, jurisdiction } },
      );
    expect(checkForm(changeOfName, then('wales')).warnings).toEqual([]);
    expect(checkForm(changeOfName, then('scotland')).warnings).toMatchObject([{ code: 'same-day-missed' }]);
  });
});
