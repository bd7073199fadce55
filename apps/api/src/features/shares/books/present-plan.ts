import { toWireKeys } from '@statbook/contract';
import {
  certificatesForEntry,
  type Certificate,
  type CertificateChange,
  describeNumberRanges,
  type HoldingState,
  nameOfHolder,
  type ShareEventId,
  toDecimalText,
  whatChanges,
  whatChangesAgain,
  type CivilDate,
} from '@statbook/domain';
import { notKnownIn, type PlannedEntry, type PlannedStep } from './planned-entry.ts';
import { nameOfClass, presentAccount, presentDuties } from './present-shares.ts';

export interface PlanSurroundings {
  certificates: readonly Certificate[];
  /** Every opening balance that was ever recorded. */
  balances: ReadonlySet<ShareEventId>;
  isPublic: boolean;
  today: CivilDate;
}

/** What each event of an entry changes, one after the other. What is taken back only to be entered again is told once. */
export function presentPlan({ steps, findLot }: PlannedEntry, around: PlanSurroundings) {
  const events = steps.map(({ event }) => event);
  const { certificates, balances, today: issuedOn, isPublic } = around;
  const change = certificatesForEntry(events, certificates, {
    issuedOn,
    findLot,
    balances,
    notKnown: notKnownIn(steps),
  });
  const told = steps.filter(({ event, again }) => again === undefined || event.reverses === undefined);
  // Certificates are of today and follow from the entry as a whole.
  const last = told.at(-1);
  return told.map((step) => {
    const { event, before, again } = step;
    const changes = again
      ? whatChangesAgain(event, { before, after: again.after })
      : whatChanges({ event, position: before, isPublic, findLot });
    return { ...presentChanges(step, changes), ...presentCertificates(step === last ? change : NONE, step) };
  });
}

const NONE: CertificateChange = { end: [], issue: [] };

function presentCertificates({ end, issue }: CertificateChange, { before }: PlannedStep) {
  return {
    CertificatesCancelled: end.map(({ number }) => number),
    CertificatesIssued: issue.map((each) => ({
      HolderId: each.holderId,
      HolderName: nameOfHolder(before.holders, each.holderId),
      ShareClassId: each.classId,
      ClassName: nameOfClass(before.classes, each.classId),
      Shares: toDecimalText(each.shares),
      Numbers: describeNumberRanges(each.numbers),
      Origin: each.origin,
    })),
  };
}

function presentChanges(
  { event, notes, before, again }: PlannedStep,
  changes: ReturnType<typeof whatChanges>,
) {
  const { holders, classes } = before;
  return {
    Kind: event.kind,
    EffectiveOn: event.effectiveOn,
    EntersAgain: again ? { ShareEventId: again.event.id, Number: again.event.order } : null,
    Notes: notes.map(({ code, message }) => ({ Code: code, Message: message })),
    Holdings: changes.holdings.map(({ account, classId, before: was, after }) => ({
      ...presentAccount(account, holders),
      ShareClassId: classId,
      ClassName: nameOfClass(classes, classId),
      Before: toDecimalText(was.shares),
      After: toDecimalText(after.shares),
      UnpaidBefore: presentUnpaid(was),
      UnpaidAfter: presentUnpaid(after),
    })),
    Capital: { Before: toWireKeys(changes.capital.before), After: toWireKeys(changes.capital.after) },
    Filings: changes.filings.map(({ form, dueOn }) => ({ Form: form, DueOn: dueOn })),
    ...presentDuties(changes.duties),
  };
}

const presentUnpaid = ({ currency, unpaid }: HoldingState) => ({
  Currency: currency,
  Amount: unpaid === undefined ? null : toDecimalText(unpaid),
});
