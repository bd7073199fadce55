import { describe, expect, it } from 'vitest';
import { FORM_IDS, type FormId } from '../form-catalogue.ts';
import { adviseOnGateTrouble, explainRejection, type GateTrouble } from './explain-refusal.ts';

const stepOf = (form: FormId, text: string, code = '9') => explainRejection(form, { code, text }).step;

/** Texts that filers have seen, or that the checks of the registrar's own services have, and where they are mended. */
const SEEN: readonly (readonly [form: FormId, text: string, step: string | undefined])[] = [
  ['AP01', 'The identity verification details provided for the director were not correct', 'identity'],
  ['AP01', 'Invalid CompaniesHousePersonalCode format: the personal code is not known', 'identity'],
  ['AP01', 'The nationality must be one of the list', 'details'],
  ['AP01', 'The postcode of the service address is malformed', 'addresses'],
  ['AP02', 'The registered address of the corporate director has no premise', 'addresses'],
  ['AP04', 'The date of appointment is before the date of incorporation', 'appointment'],
  ['TM01', 'There are two people with the same name and date of birth', 'officer'],
  ['TM01', 'The officer was not found', 'officer'],
  ['TM02', 'The secretary does not match any active officer', 'officer'],
  ['TM02', 'The date of termination cannot be in the future', 'officer'],
  ['CH01', 'This is not an update from the previously submitted data', 'changes'],
  ['CH01', 'The director does not match any active director', 'officer'],
  ['CH03', 'The address has no post town', 'changes'],
  ['PSC01', 'A statement of the company stands: withdraw it first', 'psc'],
  ['PSC01', 'More than one of the bands was given for the natures of control', 'control'],
  ['PSC02', 'Only one nature of control may be given for each', 'control'],
  ['PSC03', 'The principal office has no post town', 'addresses'],
  ['PSC01', 'The notification date is in the future', 'psc'],
  ['PSC04', 'Nothing has changed', 'changes'],
  ['PSC05', 'The person was not found on the register', 'psc'],
  ['PSC07', 'The date of cessation is before the notification', 'psc'],
  ['PSC08', 'An active statement already exists', 'statement'],
  ['PSC09', 'The statement is not on the register', 'statement'],
  ['VS01', 'The date of birth does not match', 'psc'],
  ['VS01', 'The personal code has expired', 'identity'],
  ['VS01', 'The name is not the verified one', 'identity'],
  ['SH01', 'The total amount unpaid is missing', 'capital'],
  ['SH01', 'The prescribed particulars of a class are missing', 'capital'],
  ['SH01', 'The consideration is required for shares not allotted for cash', 'allotments'],
  ['MR01', 'Unreadable Attachment', 'instrument'],
  ['MR01', 'The form was delivered out of time', 'charge'],
  ['MR02', 'The name of a chargee is missing', 'persons'],
  ['MR04', 'The charge code was not found', 'charge'],
  ['MR04', 'The charge has already been satisfied', 'update'],
  ['MR05', 'The interest of the person delivering is missing', 'deliverer'],
  ['NM01', 'The name contains a sensitive word', 'name'],
  ['NM04', 'The proposed name is already on the index', 'name'],
  ['AA01', 'The accounts of this period are overdue', 'period'],
  ['AA01', 'A period has been extended within the last five years', 'period'],
  ['AD02', 'The address is outside the jurisdiction', 'address'],
  ['AD03', 'The record is not held at the registered office', 'records'],
  ['AD01', 'The postcode is required', 'address'],
];

describe('a rejection that is known', () => {
  it.each(SEEN)('of %s, “%s”, leads to the step %s', (form, text, step) => {
    expect(stepOf(form, text)).toBe(step);
    // The registrar writes as it likes.
    expect(stepOf(form, text.toUpperCase())).toBe(step);
  });

  it.each(SEEN)('of %s, “%s”, says what it means and what to do', (form, text) => {
    const { meaning, whatToDo } = explainRejection(form, { code: '9', text });
    expect(meaning).toMatch(/^[A-Z].{20,}\.$/s);
    expect(whatToDo).toMatch(/^[A-Z].+\.$/s);
    expect(meaning).not.toContain(text);
  });

  it('goes by its code before its wording, and by neither where it is of another form', () => {
    const text = 'The SIC code is missing';
    expect(stepOf('CS01', text)).toBe('sic-codes');
    expect(stepOf('CS01', text, '12604')).toBe('identity');
    expect(stepOf('AP01', text, '12604')).toBeUndefined();
    expect(stepOf('AP01', 'The nationality is missing', '11686')).toBe('details');
  });

  // A company that is formed has no registered name yet.
  it.each(FORM_IDS.filter((form) => form !== 'IN01'))(
    'of every form may be a name that is not the registered one: %s',
    (form) => {
      const { meaning, whatToDo } = explainRejection(form, { code: '9', text: 'Wrong company name' });
      expect(meaning).toBe('The company’s name is not the one on the register.');
      expect(whatToDo).toContain('Update the company from Companies House');
    },
  );

  it.each(FORM_IDS)('says honestly of %s that an unknown reason is unknown', (form) => {
    const unknown = explainRejection(form, { code: '3082', text: '' });
    expect(unknown).toEqual(explainRejection('CS01', { code: '259', text: '???' }));
    expect(unknown.whatToDo).toContain('ring Companies House with the submission number');
  });
});

describe('an attempt that the gateway did not accept', () => {
  it.each<[GateTrouble, string, RegExp]>([
    ['configuration', 'send-again', /presenter ID and code/],
    ['credit-account', 'send-again', /credit account/],
    ['company-authentication', 'either', /authentication code/],
    ['form-content', 'correct', /^Correct what the words name/],
    ['duplicate-submission-number', 'send-again', /new number/],
    ['nothing-found', 'either', /Send it again/],
    ['other', 'either', /Send it again, or correct/],
    ['not-written', 'correct', /^Correct the field/],
    ['no-answer', 'send-again', /keeps its number, so that it cannot be filed twice/],
  ])('for its %s is to be mended: %s', (trouble, remedy, words) => {
    const advice = adviseOnGateTrouble(trouble);
    expect(advice.remedy).toBe(remedy);
    expect(advice.whatToDo).toMatch(words);
  });
});
