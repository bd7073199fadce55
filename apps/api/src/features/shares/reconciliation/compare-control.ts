import type { CivilDate } from '@statbook/domain/dates';
import { controllersOf } from '@statbook/domain/pscs';
import { classKey, describeShareholder } from '@statbook/domain/share-capital';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadPosition } from '../ledger/position-queries.ts';
import { listProposals } from '../control/control-queries.ts';
import { loadCorporates } from '../control/load-corporates.ts';
import { isOnItsWay, EarlierNotices } from '../control/earlier-notices.ts';
import { loadPscRecord } from '../control/psc-record.ts';

/**
 * Whom only one of the share register and the record of people with significant control knows to have more than a quarter:
 * the balance that books begin with proposes no notice, and this is how it is seen beside the record. What a notice on its
 * way tells is no difference.
 */
export async function compareControl(tx: Transaction, company: CompanyInReach, today: CivilDate) {
  const record = await loadPscRecord(tx, company);
  if (record === undefined) return [];
  const position = await loadPosition(tx, company.id, { asAt: { on: today } });
  const controllers = controllersOf(position, await loadCorporates(tx, position.holders, company.id));
  const inControl = [...controllers].flatMap(([personId, { member, control }]) =>
    control.shares !== undefined || control.votes !== undefined
      ? [{ personId, name: describeShareholder(member.name), control }]
      : [],
  );
  const proposals = await listProposals(tx, company.id);
  const notified = new EarlierNotices(proposals);
  const onlyInRegister = inControl.filter(
    ({ personId, name }) => !record.find(name)?.isCurrent && !notified.findBefore({ personId, on: today }),
  );
  const spokenOf = new Set([
    ...inControl.map(({ name }) => classKey(name)),
    ...proposals.filter((each) => isOnItsWay(each, record)).map(({ personName }) => classKey(personName)),
  ]);
  const onlyOnRecord = record.current.filter(({ keys }) => !keys.some((key) => spokenOf.has(key)));
  return [
    ...onlyInRegister.map(({ name, control: { shares = null, votes = null } }) => ({
      name,
      knownTo: 'register' as const,
      shares,
      votes,
    })),
    ...onlyOnRecord.map(({ name }) => ({ name, knownTo: 'record' as const, shares: null, votes: null })),
  ];
}
