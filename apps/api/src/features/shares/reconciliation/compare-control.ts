import type { CivilDate } from '@statbook/domain/dates';
import { controllersOf, pscNotice } from '@statbook/domain/pscs';
import { classKey, describeShareholder } from '@statbook/domain/share-capital';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadPosition } from '../ledger/position-queries.ts';
import { listProposals } from '../control/control-queries.ts';
import { loadCorporates } from '../control/load-corporates.ts';
import { isOnItsWay, EarlierNotices } from '../control/earlier-notices.ts';
import { listFilingsOfUnregistered } from '../control/notice-filing-queries.ts';
import { loadPscRecord } from '../control/psc-record.ts';
import { listDismissedPscs } from './unregistered-psc-queries.ts';

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
  const inControl = [...controllers].flatMap(([personId, { member, control, kind }]) =>
    control.shares !== undefined || control.votes !== undefined
      ? [{ personId, name: describeShareholder(member.name), control, kind }]
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
  const dismissed = new Map([
    ...proposals.flatMap(({ personId, outcome, reason }) =>
      outcome === 'dismissed' && reason !== null ? [[personId, reason] as const] : [],
    ),
    ...(await listDismissedPscs(tx, company.id)),
  ]);
  const filings = await listFilingsOfUnregistered(tx, company.id);
  return [
    ...onlyInRegister.map(({ personId, name, kind, control: { shares, votes } }) => ({
      personId,
      name,
      knownTo: 'register' as const,
      shares,
      votes,
      form: shares === 'several-currencies' ? undefined : pscNotice({ notice: 'became' }, kind, today).form,
      notRequired: dismissed.get(personId),
      filing: filings.get(personId),
    })),
    ...onlyOnRecord.map(({ name }) => ({ ...saysNothing, name, knownTo: 'record' as const })),
  ];
}

/** Of somebody whom the register of members does not know. */
const saysNothing = {
  personId: null,
  shares: undefined,
  votes: undefined,
  form: undefined,
  notRequired: undefined,
  filing: undefined,
};

type ControlDifference = Awaited<ReturnType<typeof compareControl>>[number];

/** Those of whom the PSC register is to be told. */
export const listUnregistered = (differences: readonly ControlDifference[]) =>
  differences.flatMap((each) =>
    each.knownTo === 'register' && each.notRequired === undefined ? [each] : [],
  );
