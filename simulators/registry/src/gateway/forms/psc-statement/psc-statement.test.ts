import { afterEach, describe, expect, it } from 'vitest';
import type { Company } from '../../../register/company.ts';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import type { Changes } from '../../testing/write-notices.ts';
import {
  nobody,
  writeCessation,
  writeControlStatement,
  writeLinkedStatement,
  writeNewController,
  writeNotification,
  writeOdile,
  writeWithdrawal,
} from '../../testing/write-pscs.ts';

const restricted = { PSCStatement: 'RESTRICTIONS_NOTICE_ISSUED_TO_PSC' };
const aboutOdile = writeLinkedStatement({ Individual: writeOdile() });

describe('a statement about the control of a company', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const open = async (company: Partial<Company> = {}) => {
    gateway = await openGateway({ company });
  };
  const state = (statement: Changes) => gateway.deliver(writeControlStatement(statement));
  const showStatements = () => gateway.show('/persons-with-significant-control-statements');

  it('stands once nobody is in control, and is withdrawn before somebody is', async () => {
    await open();
    expect((await state(nobody)).text).toMatch(/notify that they have ceased first/);
    await gateway.deliver(writeCessation({ Individual: writeOdile() }));
    expect(await state(nobody)).toMatchObject({ code: 'ACCEPT' });
    expect(await showStatements()).toMatchObject({
      active_count: 1,
      items: [{ statement: 'no-individual-or-entity-with-signficant-control', notified_on: '2026-11-21' }],
    });
    const notice = writeNotification({ Individual: writeNewController() });
    expect((await gateway.deliver(notice)).text).toMatch(/withdraw it first/);
    expect(await gateway.deliver(writeWithdrawal(nobody, '2026-11-21'))).toMatchObject({ code: 'ACCEPT' });
    expect((await gateway.deliver(notice)).code).toBe('ACCEPT');
    expect(await showStatements()).toMatchObject({ active_count: 0, items: [{ ceased_on: '2026-11-21' }] });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        { type: 'PSC01' },
        {
          type: 'PSC09',
          subcategory: 'statements',
          action_date: '2026-11-21',
          description: 'withdrawal-of-a-person-with-significant-control-statement',
          description_values: { withdrawal_date: '2026-11-21' },
        },
        {
          type: 'PSC08',
          category: 'persons-with-significant-control',
          subcategory: 'statements',
          description: 'notification-of-a-person-with-significant-control-statement',
        },
        { type: 'PSC07' },
      ],
    });
  });

  it('about somebody who is on the register names that person', async () => {
    await open({ type: 'llp' });
    expect(await state(aboutOdile)).toMatchObject({ code: 'ACCEPT' });
    expect(await showStatements()).toMatchObject({
      items: [
        {
          statement: 'psc-has-failed-to-confirm-changed-details',
          linked_psc_name: 'Ms Odile Ann Mary Trevanion',
          links: { person_with_significant_control: expect.stringContaining('/individual/ppp') },
        },
      ],
    });
    expect((await state(aboutOdile)).text).toMatch(/already on the register/);
    expect((await gateway.deliver(writeWithdrawal(aboutOdile, '2026-11-21'))).code).toBe('ACCEPT');
    expect(gateway.getCompany()).toMatchObject({
      pscStatements: [{ ceasedOn: '2026-11-21' }],
      filings: [{ type: 'LLPSC09' }, { type: 'LLPSC08' }],
    });
    const stranger = writeLinkedStatement({ Individual: writeOdile({ Surname: 'BLIGH' }) });
    expect((await state(stranger)).text).toMatch(/does not match any active person/);
    expect((await state(writeLinkedStatement({ SuperSecureIndividual: 'true' }))).text).toMatch(/on paper/);
  });

  it('that a restrictions notice was issued is withdrawn with its reason', async () => {
    await open();
    const entered = { RegisterEntryDate: '2026-11-10' };
    await gateway.deliver(writeControlStatement(restricted, entered));
    const byCourt = {
      RestrictionsNoticeWithdrawalReason: 'RESTRICTIONS_NOTICE_WITHDRAWN_BY_COURT_ORDER',
    };
    expect((await gateway.deliver(writeWithdrawal(restricted, '2026-11-18', byCourt))).code).toBe('ACCEPT');
    expect(await showStatements()).toMatchObject({
      items: [
        {
          notified_on: '2026-11-10',
          ceased_on: '2026-11-18',
          restrictions_notice_withdrawal_reason: 'restrictions-notice-withdrawn-by-court-order',
        },
      ],
    });
    const other = { PSCStatement: 'PSC_DETAILS_NOT_CONFIRMED' };
    await gateway.deliver(writeControlStatement(other, entered));
    const stray = await gateway.deliver(writeWithdrawal(other, '2026-11-18', byCourt));
    expect(stray.text).toMatch(/withdrawn for a reason/);
  });

  it('is not made twice or beside that of the company, nor withdrawn when it does not stand', async () => {
    await open({ pscs: [] });
    expect((await gateway.deliver(writeWithdrawal(nobody))).text).toMatch(/is not on the register/);
    await state({ PSCStatement: 'PSC_EXISTS_BUT_NOT_IDENTIFIED' });
    expect((await state({ PSCStatement: 'PSC_EXISTS_BUT_NOT_IDENTIFIED' })).text).toMatch(/already on the/);
    await state({ CompanyStatement: 'STEPS_TO_FIND_PSC_NOT_YET_COMPLETED' });
    expect((await state(nobody)).text).toMatch(/withdraw it first/);
    const steps = { CompanyStatement: 'STEPS_TO_FIND_PSC_NOT_YET_COMPLETED' };
    expect((await gateway.deliver(writeWithdrawal(steps, '2026-11-20'))).text).toMatch(/was made/);
    expect((await gateway.deliver(writeWithdrawal(steps, '2026-11-22'))).text).toMatch(/in the present/);
    await gateway.deliver(writeWithdrawal(steps, '2026-11-21'));
    expect((await gateway.deliver(writeWithdrawal(steps, '2026-11-21'))).text).toMatch(/already been withdr/);
  });

  it('is none of a company that has nobody in control', async () => {
    await open({ type: 'royal-charter', pscs: [] });
    expect((await state(nobody)).text).toMatch(/this company type/);
  });
});
