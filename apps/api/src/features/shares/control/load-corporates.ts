import type { CorporateHolder, FindCorporate } from '@statbook/domain/pscs';
import {
  classKey,
  describeShareholder,
  type HolderMember,
  type ShareHolder,
} from '@statbook/domain/share-capital';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadPosition } from '../ledger/position-queries.ts';
import { listCompaniesCalled } from './control-queries.ts';

/** Chains are not followed for ever. */
const longestChain = 6;

/** Overseas companies are not subject to Part 21A; every company of the register is. */
const isOverseas = (number: string) => /^(FC|SF|NF|BR|OE)/.test(number);

/**
 * The registers of companies that hold shares, and of those behind them, as far as the account keeps them: by their number,
 * or by their name where nobody has entered one.
 */
export async function loadCorporates(
  tx: Transaction,
  holders: readonly ShareHolder[],
  ownId: string,
): Promise<FindCorporate> {
  const byNumber = new Map<string, CorporateHolder>();
  const byName = new Map<string, CorporateHolder>();
  const seen = new Set([ownId]);
  let sought = companiesAmong(holders);
  for (let depth = 0; depth < longestChain && sought.length > 0; depth += 1) {
    const next: ShareHolder[] = [];
    for (const { id, number, name } of await listCompaniesCalled(tx, callsOf(sought))) {
      if (seen.has(id)) continue;
      seen.add(id);
      const position = await loadPosition(tx, id);
      if (position.lines.length === 0) continue;
      const found = { isRelevant: !isOverseas(number), position };
      byNumber.set(number, { ...found, foundBy: 'number' });
      byName.set(classKey(name), { ...found, foundBy: 'name' });
      if (isOverseas(number)) next.push(...position.holders);
    }
    sought = companiesAmong(next);
  }
  return ({ name, registeredNumber }) => {
    if (name.kind !== 'whole') return undefined;
    return registeredNumber === undefined ? byName.get(classKey(name.name)) : byNumber.get(registeredNumber);
  };
}

const companiesAmong = (holders: readonly ShareHolder[]): readonly HolderMember[] =>
  holders.flatMap(({ members }) => members).filter(({ name }) => name.kind === 'whole');

function callsOf(companies: readonly HolderMember[]) {
  const numbers = companies.flatMap(({ registeredNumber }) => registeredNumber ?? []);
  const unnumbered = companies.filter(({ registeredNumber }) => registeredNumber === undefined);
  const names = unnumbered.map(({ name }) => classKey(describeShareholder(name)));
  return { numbers: [...new Set(numbers)], names: [...new Set(names)] };
}
