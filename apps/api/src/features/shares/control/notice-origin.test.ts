import { describe, expect, it } from 'vitest';
import { noticeOrigin } from './notice-origin.ts';

const known = {
  name: 'Felix Jan Harcastle',
  shares: '25-to-50-percent',
  votes: null,
  on: '2026-11-10',
} as const;

describe('a notice that the share register suggests', () => {
  it('of somebody new begins with name, day and bands', () => {
    expect(noticeOrigin({ ...known, form: 'PSC01' })).toEqual({
      answers: {
        becameOn: '2026-11-10',
        'psc.name.forename': 'Felix',
        'psc.name.otherForenames': 'Jan',
        'psc.name.surname': 'Harcastle',
        'control.shares.own': '25-to-50-percent',
        'control.votes.own': '',
      },
    });
    const company = noticeOrigin({ ...known, name: 'PLUM LTD', on: undefined, form: 'PSC02' });
    expect(company.answers).toMatchObject({ 'psc.corporateName': 'PLUM LTD' });
  });

  it('of somebody on the register names them', () => {
    expect(noticeOrigin({ ...known, form: 'PSC04', pscId: 'felix' })).toEqual({
      pscId: 'felix',
      answers: {
        changes: 'control',
        changedOn: '2026-11-10',
        'change.control.shares.own': '25-to-50-percent',
        'change.control.votes.own': '',
      },
    });
    expect(noticeOrigin({ ...known, form: 'PSC07' })).toEqual({ answers: { ceasedOn: '2026-11-10' } });
  });
});
