import type { Caller } from './caller.ts';
import { giveCompany, type RegisteredCompany } from './filed-statement.ts';

/** A company whose shares are in the books: Alice 600 and Bob 400 ordinary, Cara 150 with £1 unpaid on each. */
export interface GivenShareRegister {
  companyId: string;
  ordinary: string;
  alice: string;
  bob: string;
  cara: string;
}

const ordinaryTerms = {
  ClassName: 'Ordinary',
  Currency: 'GBP',
  NominalValue: '1',
  Particulars: 'One vote each; equal dividends and return of capital; not redeemable',
  VotesPerShare: '1',
  IsRedeemable: false,
  IsNumbered: false,
};

/** Given a company with a share register. */
export async function giveShareRegister(
  clerk: Caller,
  company: Pick<RegisteredCompany, 'number' | 'code'>,
): Promise<GivenShareRegister> {
  const companyId = await giveCompany(clerk, company);
  const saved = await clerk.call('saveShareDetails', { CompanyId: companyId, ...ordinaryTerms });
  const ordinary = idOf(saved.Entity.map(({ ShareClassId }) => ShareClassId));
  const alice = await giveHolder(clerk, companyId, ['Alice', 'Green']);
  const bob = await giveHolder(clerk, companyId, ['Bob', 'Stone']);
  const cara = await giveHolder(clerk, companyId, ['Cara', 'Moss']);
  const paid = { ClassId: ordinary, PriceEach: '1', PaidEach: '1' };
  const Allottees = [
    { ...paid, HolderId: alice, Shares: '600' },
    { ...paid, HolderId: bob, Shares: '400' },
    { ...paid, HolderId: cara, Shares: '150', PriceEach: '3', PaidEach: '2' },
  ];
  const founding = { Kind: 'allotment', On: '2026-02-02', Allottees } as const;
  await clerk.call('recordShareEvent', { CompanyId: companyId, Events: [founding] });
  return { companyId, ordinary, alice, bob, cara };
}

async function giveHolder(
  clerk: Caller,
  companyId: string,
  [Forename, Surname]: readonly [string, string],
): Promise<string> {
  const Members = [{ Kind: 'person' as const, Forename, Surname }];
  const { Entity } = await clerk.call('saveShareHolder', { CompanyId: companyId, Members });
  return idOf(Entity.map(({ HolderId }) => HolderId));
}

function idOf([id]: readonly string[]): string {
  if (id === undefined) throw new Error('What was saved came back without an id');
  return id;
}
