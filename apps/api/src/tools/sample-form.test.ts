import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { printSample } from './sample-form.ts';

const today = civilDate('2026-11-26');
const print = (asked: string, env = {}) => printSample([asked], { env, today });

describe('a sample for the registrar', () => {
  it('is the whole message, as the gateway gets it', () => {
    const xml = print('ap01', { PACKAGE_REFERENCE: '4711' });
    for (const part of [
      '<Class>OfficerAppointment</Class>',
      '<CompanyName>HARBOUR LIGHT BAKERY LIMITED</CompanyName>',
      '<PackageReference>4711</PackageReference>',
      '<Surname>Quince</Surname>',
      '<AppointmentDate>2026-11-20</AppointmentDate>',
    ])
      expect(xml).toContain(part);
  });

  it('of an application has the proposed name, and neither number nor code', () => {
    const xml = print('IN01');
    expect(xml).toContain('<FormHeader><CompanyName>QUAYSIDE LIGHT BAKERY LIMITED</CompanyName>');
    expect(xml).not.toContain('<CompanyAuthenticationCode>');
  });

  it('has its document with it', () => {
    expect(print('MR01')).toContain('<Category>DEED</Category>');
  });

  it('is listed with schema and grade, and whether it is set as approved', () => {
    const list = print('--all', { GATEWAY_FORMS: 'CS01, AP01' });
    expect(list).toMatch(/^AP01 +OfficerAppointment +OfficerAppointment +v2-9 +X\/R +yes +yes$/m);
    expect(list).toMatch(/^AD01 +ChangeRegisteredOfficeAddress +.*v2-7 +X\/R +yes$/m);
    expect(print('--all', { MODE: 'live' })).toMatch(/^CS01 .* X +yes$/m);
  });

  it('of a form that there is none of names those that there are', () => {
    expect(() => print('SH02')).toThrow(/samples of IN01, AD01, AD02/);
    expect(() => print('')).toThrow('Name a form');
  });
});
