import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import {
  writeAllotment,
  writeAllotmentReturn,
  writeCapital,
  writeShares,
} from '../../testing/write-capital.ts';
import { type Changes, writeElements } from '../../testing/write-notices.ts';

describe('a return of an allotment', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  it('puts the statement of capital on the register', async () => {
    gateway = await openGateway();
    expect(await gateway.deliver(writeAllotmentReturn())).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany().statementOfCapital).toMatchObject({
      madeUpTo: '2026-11-16',
      currencies: [
        { totalNumber: '1600', totalUnpaid: '750', classes: [{ name: 'ORDINARY', nominal: '1' }] },
      ],
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'SH01',
          category: 'capital',
          action_date: '2026-11-16',
          description: 'capital-allotment-shares',
          description_values: { date: '2026-11-16', capital: [{ currency: 'GBP', figure: '1,600' }] },
        },
      ],
    });
  });

  it('leaves the list of members behind, which the next confirmation statement has to give', async () => {
    gateway = await openGateway();
    await gateway.deliver(writeAllotmentReturn({ EndPeriodSharesAllotted: undefined }));
    expect((await gateway.deliver({})).rejectCode).toBe('11686');
  });

  const capital = (changes: Changes) => ({
    StatementOfCapital: writeElements({ Capital: writeCapital(changes) }),
  });
  const shares = (changes: Changes) => capital({ Shares: writeShares(changes) });

  it.each<[string, Changes, RegExp]>([
    ['of the future', { EndPeriodSharesAllotted: '2026-11-22' }, /today or in the past/],
    ['that ends before it begins', { EndPeriodSharesAllotted: '2026-11-01' }, /not be before the first/],
    ['from before the company', { StartPeriodSharesAllotted: '2019-11-14' }, /incorporation date/],
    ['with totals that do not add up', capital({ TotalNumberOfIssuedShares: '1601' }), /do not agree/],
    ['with a currency sign in a class', shares({ ShareClass: '£1 ORDINARY' }), /currency sign/],
    ['without particulars', shares({ PrescribedParticulars: ' ' }), /particulars of ORDINARY are missing/],
    ['of a class that is not there', { Allotment: writeAllotment({ ShareClass: 'B' }) }, /shares of class B/],
    [
      'of more shares than there are',
      { Allotment: writeAllotment({ NumShares: '1601' }) },
      /does not include/,
    ],
    ['without the amount unpaid', capital({ TotalAmountUnpaid: '0' }), /amount unpaid in GBP/],
  ])('%s is rejected', async (_case, changes, reason) => {
    gateway = await openGateway();
    expect((await gateway.deliver(writeAllotmentReturn(changes))).text).toMatch(reason);
  });

  it('of a company without share capital is rejected', async () => {
    gateway = await openGateway();
    const { statementOfCapital: _capital, ...company } = gateway.getCompany();
    gateway.register.save(company);
    expect((await gateway.deliver(writeAllotmentReturn())).text).toMatch(/no share capital/);
  });

  it('is refused with values out of bounds, without an allotment, or under another Class', async () => {
    gateway = await openGateway();
    const faults = [
      writeAllotmentReturn({ Allotment: writeAllotment({ ShareValue: '123456.789' }) }),
      writeAllotmentReturn({ Allotment: writeAllotment({ NumShares: '0' }) }),
      writeAllotmentReturn({ Allotment: writeAllotment({ ShareCurrency: 'TST' }) }),
      writeAllotmentReturn({ Allotment: undefined }),
      { ...writeAllotmentReturn(), identifier: 'ReturnOfAllotmentShares' },
      { ...writeAllotmentReturn(), messageClass: 'ReturnofAllotmentShares' },
    ];
    for (const fault of faults) {
      expect((await gateway.deliver(fault)).refused, fault.form).toMatch(/Element|Class/);
    }
  });
});
