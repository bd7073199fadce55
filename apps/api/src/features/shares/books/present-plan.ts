import { toWireKeys } from '@statbook/contract';
import {
  certificatesForEvent,
  type Certificate,
  applyCertificateChange,
  describeNumberRanges,
  describeShareholder,
  type HoldingState,
  nameOfHolder,
  type ShareHolder,
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
    Control: changes.control.map(({ personId, before: was, after, notice }) => ({
      PersonId: personId,
      Name: nameOfPerson(holders, personId),
      Notice: notice,
      SharesBefore: was.shares ?? null,
      SharesAfter: after.shares ?? null,
      VotesBefore: was.votes ?? null,
      VotesAfter: after.votes ?? null,
    })),
    Filings: changes.filings.map(({ form, dueOn }) => ({ Form: form, DueOn: dueOn })),
    RegisterBy: changes.duties.registerBy ?? null,
    CertificatesBy: changes.duties.certificatesBy ?? null,
  };
}

const presentUnpaid = ({ currency, unpaid }: HoldingState) => ({
  Currency: currency,
  Amount: unpaid === undefined ? null : toDecimalText(unpaid),
});

function nameOfPerson(holders: readonly ShareHolder[], id: string): string {
  const member = holders.flatMap(({ members }) => members).find(({ personId }) => personId === id);
  return member === undefined ? id : describeShareholder(member.name);
}
