import type { CivilDate } from '@statbook/domain/dates';
import type { ControlNotice, NoticeSource } from '../../../filings/entries/control-notice.ts';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { compareControl, listUnregistered } from '../reconciliation/compare-control.ts';
import { keepUnregisteredPscs } from '../reconciliation/unregistered-psc-queries.ts';
import { listProposals } from './control-queries.ts';
import { listFilingsOfProposals } from './notice-filing-queries.ts';
import { noticeOrigin } from './notice-origin.ts';
import { loadPscRecord } from './psc-record.ts';

/** A notice about control that is still to be filed, with what its form begins with; undefined for what is settled or gone. */
export function findControlNotice(
  tx: Transaction,
  company: CompanyInReach,
  { controlProposalId, unregisteredPersonId, today }: NoticeSource & { today: CivilDate },
): Promise<ControlNotice | undefined> {
  return controlProposalId === undefined
    ? findUnregistered(tx, company, { personId: unregisteredPersonId, today })
    : findProposal(tx, company, controlProposalId);
}

async function findProposal(
  tx: Transaction,
  company: CompanyInReach,
  proposalId: string,
): Promise<ControlNotice | undefined> {
  const found = (await listProposals(tx, company.id)).find(
    ({ id, outcome }) => id === proposalId && outcome === null,
  );
  if (found === undefined) return undefined;
  const { form, personName: name, sharesAfter: shares, votesAfter: votes, changedOn: on } = found;
  const onRecord = (await loadPscRecord(tx, company))?.find(name);
  const pscId = onRecord?.isCurrent ? onRecord.pscId : undefined;
  return {
    form,
    origin: noticeOrigin({ form, name, shares, votes, on, pscId }),
    filing: (await listFilingsOfProposals(tx, company.id)).get(proposalId),
  };
}

/** What the two registers say now counts, whether it was kept before or not. */
async function findUnregistered(
  tx: Transaction,
  company: CompanyInReach,
  { personId, today }: { personId: string | undefined; today: CivilDate },
): Promise<ControlNotice | undefined> {
  const differences = await compareControl(tx, company, today);
  const unregistered = listUnregistered(differences);
  const found = unregistered.find((each) => each.personId === personId);
  if (found === undefined) return undefined;
  await keepUnregisteredPscs(tx, company.id, unregistered, today);
  const { form = null, name, shares = null, votes = null, filing } = found;
  return { form, origin: noticeOrigin({ form, name, shares, votes }), filing };
}
