import {
  classKey,
  type CorporateHolder,
  describeShareholder,
  type FindCorporate,
  type ShareHolder,
} from '@statbook/domain';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadPosition } from '../books/position-queries.ts';
import { listCompaniesNamed } from './control-queries.ts';

/** Chains are not followed for ever. */
const longestChain = 6;

/** Overseas companies are not subject to Part 21A; every company of the register is. */
const isOverseas = (number: string) => /^(FC|SF|NF|BR|OE)/.test(number);

/** The registers of companies that hold shares, and of those behind them, as far as the account keeps them. */
export async function loadCorporates(
  tx: Transaction,
  holders: readonly ShareHolder[],
  ownId: string,
): Promise<FindCorporate> {
  const found = new Map<string, CorporateHolder>();
  const seen = new Set([ownId]);
  let names = companyNames(holders);
  for (let depth = 0; depth < longestChain && names.length > 0; depth += 1) {
    const next: ShareHolder[] = [];
    for (const { id, number, name } of await listCompaniesNamed(tx, names)) {
      if (seen.has(id)) continue;
      seen.add(id);
      const position = await loadPosition(tx, id);
      if (position.lines.length === 0) continue;
      found.set(classKey(name), { isRelevant: !isOverseas(number), position });
      if (isOverseas(number)) next.push(...position.holders);
    }
    names = companyNames(next);
  }
  return ({ name }) => (name.kind === 'whole' ? found.get(classKey(name.name)) : undefined);
}

function companyNames(holders: readonly ShareHolder[]): readonly string[] {
  const members = holders.flatMap(({ members: all }) => all);
  const names = members.filter(({ name }) => name.kind === 'whole');
  return [...new Set(names.map(({ name }) => classKey(describeShareholder(name))))];
}
