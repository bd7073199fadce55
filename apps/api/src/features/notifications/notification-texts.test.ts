import { describe, expect, it } from 'vitest';
import { notificationText } from './notification-texts.ts';

describe('a notification about a form', () => {
  const answered = { filingId: 'a', form: 'AP01', state: 'accepted', why: 'accepted' };
  const near = { what: 'form', form: 'AP01', subject: 'Ann Example', dueOn: '2026-12-01', stage: 'soon' };

  it.each([
    ['09990001', 'Appointment of a director'],
    ['OC990034', 'Appointment of a member'],
  ])('calls it for %s what its company does', (companyNumber, name) => {
    const around = { senderName: null, companyNumber, companyType: null };
    expect(notificationText({ kind: 'submission-answered', details: answered, ...around }).title).toBe(
      `${name} accepted`,
    );
    expect(notificationText({ kind: 'date-near', details: near, ...around }).title).toBe(
      `${name}, AP01 due soon`,
    );
  });

  it('does not call late what only has an earliest date', () => {
    const psc = { what: 'control-notice', form: 'PSC04', subject: 'Ann Example', dueOn: '2026-11-19' };
    const told = (stage: string) =>
      notificationText({
        kind: 'date-near',
        details: { ...psc, stage },
        senderName: null,
        companyNumber: '09990001',
        companyType: 'ltd',
      });
    expect(told('open')).toMatchObject({
      title: 'PSC notice, PSC04: earliest date has passed',
      state: 'open',
    });
    expect(told('overdue').title).toBe('PSC notice, PSC04 overdue');
  });
});
