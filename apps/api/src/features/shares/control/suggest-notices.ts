import { formatCivilDate, isCivilDate } from '@statbook/domain/dates';
import {
  type PscChanges,
  pscNotice,
  type DatedPscChange,
  type PscNoticeForm,
  noticeStillDue,
} from '@statbook/domain/pscs';
import { describeShareholder } from '@statbook/domain/share-capital';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ProposalRow } from './control-queries.ts';
import { EarlierNotices } from './earlier-notices.ts';
import { loadPscRecord, type PscOnRecord, type PscRecord } from './psc-record.ts';

/** What a change of control suggests to notify, beside the record and the notices that are on their way to it. */
export interface SuggestedNotice extends PscNoticeForm {
  change: DatedPscChange;
  personName: string;
  /** Why nothing is to be notified; undefined where something is. */
  isKnownBecause: string | undefined;
}

/** What an entry suggests, planned or recorded: earlier notices that it takes back say nothing any more. */
export async function suggestNotices(
  tx: Transaction,
  company: CompanyInReach,
  { effects, earlier }: { effects: PscChanges; earlier: readonly ProposalRow[] },
): Promise<readonly SuggestedNotice[]> {
  if (effects.changes.length === 0) return [];
  const notified = new EarlierNotices(earlier.filter((row) => !isWithdrawn(row, effects)));
  const record = await loadPscRecord(tx, company);
  const changesOf = Map.groupBy(effects.changes, ({ personId }) => personId);
  return effects.changes.map((change) => {
    // Of several changes the record, which knows one state, says nothing.
    const isOnlyOne = changesOf.get(change.personId)?.length === 1;
    const suggested = suggestNotice(change, { notified, record: isOnlyOne ? record : undefined });
    if (suggested.isKnownBecause === undefined) notified.add(change, suggested.notice);
    return suggested;
  });
}

/** Whether a proposal is of a change that the register does not show any more, and nobody but the record has settled it. */
export function isWithdrawn(
  { outcome, personId, changedOn }: ProposalRow,
  { withdrawn }: PscChanges,
): boolean {
  const isOpen = outcome === null || outcome === 'on-record';
  return isOpen && withdrawn.some((each) => each.personId === personId && each.on === changedOn);
}

interface Known {
  notified: EarlierNotices;
  record: PscRecord | undefined;
}

function suggestNotice(change: DatedPscChange, { notified, record }: Known): SuggestedNotice {
  const personName = describeShareholder(change.name);
  const onRecord = record?.find(personName);
  const before = notified.findBefore(change);
  const lacking = before || record ? noticeStillDue(change, before ?? onRecord) : change.notice;
  const kind = onRecord?.kind ?? change.kind;
  const suggested = { change, personName, isKnownBecause: undefined };
  if (lacking !== 'nothing') return { ...suggested, ...pscNotice({ notice: lacking }, kind, change.on) };
  const isKnownBecause = before ? 'An earlier notice says so already' : recordText(onRecord);
  return { ...suggested, ...pscNotice(change, kind, change.on), isKnownBecause };
}

/**
 * A PSC07 ends an entry, and there is none. Whether one was owed the books cannot say: they may give another name than the
 * register, or the control may never have been registrable. Where it was, both duties go on (ss.790LA, 790LF).
 */
const neverThere =
  'Never on the PSC register, so no cessation to notify. If the notice that they became a PSC was missed, that notice and the cessation notice are still owed';

/** Why the record leaves nothing to notify of somebody: the one reason that every page gives. */
export function recordText(onRecord: PscOnRecord | undefined): string {
  const { isCurrent = false, notifiedOn, ceasedOn } = onRecord ?? {};
  const since = (day: string | undefined) =>
    day !== undefined && isCivilDate(day) ? ` since ${formatCivilDate(day)}` : '';
  if (isCurrent) return `On the PSC register with the same control${since(notifiedOn)}`;
  return onRecord ? `Ceased on the PSC register${since(ceasedOn)}` : neverThere;
}
