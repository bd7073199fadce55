import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { FORM_CATALOGUE, type FormId, formFee, getForm, hasDeadline } from './form-catalogue.ts';

describe('the catalogue of forms', () => {
  it('holds each form once, with a name', () => {
    expect(new Set(FORM_CATALOGUE.map(({ id }) => id)).size).toBe(FORM_CATALOGUE.length);
    expect(FORM_CATALOGUE.filter(({ name }) => name.trim() === '')).toEqual([]);
  });

  it('only the allotment goes through the gateway among the share forms', () => {
    const shareForms = FORM_CATALOGUE.filter(
      ({ id, channel }) => id.startsWith('SH') && channel === 'gateway',
    );
    expect(shareForms.map(({ id }) => id)).toEqual(['SH01']);
  });

  it('only these forms cost anything', () => {
    const charged = FORM_CATALOGUE.filter(({ fee }) => fee !== undefined).map(({ id }) => id);
    expect(charged).toEqual(['IN01', 'CS01', 'NM01', 'NM04', 'SH19', 'MR01', 'MR02', 'DS01']);
  });

  it.each([
    ['AP01', '2026-12-01', '2026-12-14'],
    ['PSC04', '2026-12-03', '2026-12-16'],
    ['SH01', '2026-11-30', '2026-12-30'],
    ['SH06', '2026-12-01', '2026-12-28'],
    ['MR01', '2026-12-04', '2026-12-25'],
    ['NM01', '2026-12-10', '2026-12-25'],
  ] satisfies readonly [FormId, string, string][])('%s for an event on %s is due on %s', (id, on, dueOn) => {
    expect(getForm(id).deadline?.dueOn(civilDate(on))).toBe(dueOn);
  });

  it('a change of registered office has no deadline: it happens when it is registered', () => {
    expect(getForm('AD01').deadline).toBeUndefined();
  });

  it('knows what has to be filed by some day, and what is filed when somebody wants it', () => {
    expect(['CS01', 'AA01', 'VS01', 'AP01', 'SH01'].every(hasDeadline)).toBe(true);
    expect(['IN01', 'AD01', 'NM04', 'MR04', 'DS01'].some(hasDeadline)).toBe(false);
  });

  it('quotes the fee of a form on a day', () => {
    const delivery = {
      channel: 'software',
      service: 'standard',
      deliveredOn: civilDate('2026-11-20'),
    } as const;
    expect(formFee({ form: 'CS01', ...delivery })).toEqual({ ok: true, fee: 5000, why: 'charged' });
    expect(formFee({ form: 'CS01', ...delivery, periodPaid: true })).toMatchObject({
      fee: 0,
      why: 'period-already-paid',
    });
    expect(formFee({ form: 'AP01', ...delivery })).toEqual({ ok: true, fee: 0, why: 'free-form' });
    expect(formFee({ form: 'DS01', ...delivery })).toEqual({ ok: false, reason: 'not-offered' });
  });
});
