import { toWireKeys } from '@statbook/contract';
import {
  certificatesForEvent,
  type Certificate,
  applyCertificateChange,
  type ControlEffects,
  type DatedControlChange,
  describeNumberRanges,
  describeShareholder,
  type HoldingState,
  nameOfHolder,
  toDecimalText,
  whatChanges,
  type CivilDate,
} from '@statbook/domain';
import type { PlannedEntry, PlannedStep } from './plan-entry.ts';
import { nameOfClass, presentAccount } from './present-shares.ts';

export interface PlanSurroundings {
  certificates: readonly Certificate[];
  isPublic: boolean;
  today: CivilDate;
}

/** What each event of an entry changes, one after the other. */
export function presentPlan({ steps, findLot }: PlannedEntry, around: PlanSurroundings) {
  let { certificates } = around;
  return steps.map((step) => {
    const { event } = step;
    const change = certificatesForEvent(event, certificates, { issuedOn: around.today, findLot });
    certificates = applyCertificateChange(certificates, change);
    return {
      ...presentChanges(
        step,
        whatChanges({ event, position: step.before, isPublic: around.isPublic, findLot }),
      ),
      CertificatesCancelled: change.end.map(({ number }) => number),
      CertificatesIssued: change.issue.map((each) => ({
        HolderId: each.holderId,
        HolderName: nameOfHolder(step.before.holders, each.holderId),
        ShareClassId: each.classId,
        ClassName: nameOfClass(step.before.classes, each.classId),
        Shares: toDecimalText(each.shares),
        Numbers: describeNumberRanges(each.numbers),
        Origin: each.origin,
      })),
    };
  });
}

function presentChanges({ event, notes, before }: PlannedStep, changes: ReturnType<typeof whatChanges>) {
  const { holders, classes } = before;
  return {
    Kind: event.kind,
    EffectiveOn: event.effectiveOn,
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
    RegisterBy: changes.duties.registerBy ?? null,
    CertificatesBy: changes.duties.certificatesBy ?? null,
  };
}

const presentUnpaid = ({ currency, unpaid }: HoldingState) => ({
  Currency: currency,
  Amount: unpaid === undefined ? null : toDecimalText(unpaid),
});

/** How control changes, day by day; what is withdrawn and replaced on the same day is one change. */
export function presentControl({ changes, withdrawn }: ControlEffects) {
  const replaced = (each: DatedControlChange) =>
    changes.some(({ personId, on }) => personId === each.personId && on === each.on);
  return [
    ...changes.map((change) => presentControlChange(change, change.notice)),
    ...withdrawn
      .filter((each) => !replaced(each))
      .map((change) => presentControlChange(change, 'withdrawn' as const)),
  ].sort((a, b) => (a.On < b.On ? -1 : Number(a.On > b.On)));
}

function presentControlChange<Notice extends string>(change: DatedControlChange, Notice: Notice) {
  const { personId, name, on, known, after } = change;
  return {
    PersonId: personId,
    Name: describeShareholder(name),
    On: on,
    Notice,
    SharesBefore: known.shares ?? null,
    SharesAfter: after.shares ?? null,
    VotesBefore: known.votes ?? null,
    VotesAfter: after.votes ?? null,
  };
}
