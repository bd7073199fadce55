import { describe, expect, it } from 'vitest';
import { FORM_CATALOGUE } from './form-catalogue.ts';
import {
  dayNameOf,
  FORM_GROUPS,
  groupOfForm,
  formNameFor,
  formNameOf,
  formNumberFor,
  groupNameFor,
} from './form-names.ts';

describe('a form of a limited liability partnership', () => {
  it('has its own number, where the registrar has one', () => {
    expect(['AP01', 'AD01', 'MR04', 'DS01'].map((form) => formNumberFor(form, 'OC990034'))).toEqual([
      'LLAP01',
      'LLAD01',
      'LLMR04',
      'LLDS01',
    ]);
    expect(['REA', 'SH01', 'AP03', 'NM04'].map((form) => formNumberFor(form, 'SO300001'))).toEqual([
      'REA',
      'SH01',
      'AP03',
      'NM04',
    ]);
    expect(formNumberFor('AP01', 'SC990005')).toBe('AP01');
    // One that is being formed has no number yet.
    expect(formNumberFor('IN01', '', 'llp')).toBe('LLIN01');
    expect(formNumberFor('IN01', '', 'ltd')).toBe('IN01');
  });

  it('is about members and the partnership', () => {
    expect(formNameFor('AP01', 'llp')).toBe('Appointment of a member');
    expect(formNameFor('DS01', 'llp')).toBe('Application to strike the partnership off');
    expect(formNameFor('IN01', 'llp')).toBe('Incorporation of a limited liability partnership');
    expect(formNameFor('AP01', 'ltd')).toBe('Appointment of a director');
    expect(formNameOf('AP01', 'OC990034')).toBe('Appointment of a member');
    expect(formNameOf('IN01', '', 'llp')).toBe('Incorporation of a limited liability partnership');
    expect(formNameOf('AP01', '09990001')).toBe('Appointment of a director');
    expect(groupNameFor('Directors and secretaries', 'llp')).toBe('Members');
    expect(groupNameFor('Directors and secretaries', 'plc')).toBe('Directors and secretaries');
  });

  it.each([
    ['CS01', 'Made up to'],
    ['AP01', 'Appointed on'],
    ['TM02', 'Ceased on'],
    ['NM01', 'Resolution of'],
    ['SH01', 'Allotted on'],
    ['MR01', 'Created on'],
    ['PSC08', 'Event on'],
  ])('%s says of its day: %s', (form, words) => {
    expect(dayNameOf(form)).toBe(words);
  });
});

describe('the group of a form', () => {
  it.each([
    ['NM04', 'Company'],
    ['REA', 'Company'],
    ['CH03', 'Directors and secretaries'],
    ['VS01', 'People with significant control'],
    ['SH19', 'Shares'],
    ['MR05', 'Charges'],
    ['DS01', 'Other'],
    ['RESOLUTIONS', 'Other'],
  ] as const)('of %s is %s', (form, group) => {
    expect(groupOfForm(form)).toBe(group);
  });

  it('is never empty: every group has a form', () => {
    expect(new Set(FORM_CATALOGUE.map(({ id }) => groupOfForm(id)))).toEqual(new Set(FORM_GROUPS));
  });
});
