import type { Caller } from './caller.ts';
import { giveCompany } from './filed-statement.ts';

/** A company whose share register begins with an allotment. */
export interface FoundedRegister {
  companyId: string;
  classId: string;
  /** Ids of holders by name. */
  holders: ReadonlyMap<string, string>;
}

/** Given a company with one class of shares, allotted fully paid to people by surname. */
export async function giveShareRegister(
  clerk: Caller,
  company: { number: string; code: string },
  allotted: Readonly<Record<string, string>>,
  more: { isNumbered?: boolean } = {},
): Promise<FoundedRegister> {
  const companyId = await giveCompany(clerk, company);
  const saved = await clerk.call('saveShareDetails', {
    CompanyId: companyId,
    ClassName: 'Ordinary',
    Currency: 'GBP',
    NominalValue: '1',
    Particulars: 'One vote each; equal dividends and return of capital; not redeemable',
    VotesPerShare: '1',
    IsRedeemable: false,
    IsNumbered: more.isNumbered ?? false,
  });
  const classId = saved.Entity[0]?.ShareClassId ?? '';
  const holders = new Map<string, string>();
  for (const surname of Object.keys(allotted)) {
    const Members = [{ Kind: 'person' as const, Surname: surname }];
    const { Entity } = await clerk.call('saveShareHolder', { CompanyId: companyId, Members });
    holders.set(surname, Entity[0]?.HolderId ?? '');
  }
  await clerk.call('recordShareEvent', {
    CompanyId: companyId,
    Events: [
      {
        Kind: 'allotment',
        On: '2026-10-01',
        Allottees: Object.entries(allotted).map(([surname, Shares]) => ({
          ClassId: classId,
          HolderId: holders.get(surname) ?? '',
          Shares,
          PriceEach: '1',
          PaidEach: '1',
        })),
      },
    ],
  });
  return { companyId, classId, holders };
}
