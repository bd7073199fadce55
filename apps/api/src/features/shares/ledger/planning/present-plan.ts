import type { CivilDate } from '@statbook/domain/dates';
import { toDecimalText } from '@statbook/domain/money';
import {
  describeNumberRanges,
  FIGURE_READINGS,
  type FigureQuestion,
  type HoldingState,
  nameOfHolder,
  type ShareEventId,
  effectsOfEvent,
  effectsOfRepost,
} from '@statbook/domain/share-capital';
import {
  certificatesForEntry,
  type Certificate,
  type CertificateChange,
} from '@statbook/domain/share-capital/certificates';
import type { Holding } from '@statbook/domain/share-capital/projections';
import { notKnownIn, type PlannedEntry, type PlannedStep } from './planned-entry.ts';
import { nameOfClass, presentAccount, presentDuties } from '../present-shares.ts';

export interface PlanSurroundings {
  certificates: readonly Certificate[];
  /** Every opening balance that was ever recorded. */
  balances: ReadonlySet<ShareEventId>;
  /** What accounts hold, where certificates of an opening balance may not be known. */
  before: readonly Holding[];
  isPublic: boolean;
  isUnlimited: boolean;
  today: CivilDate;
}

/** What each event of an entry changes, one after the other. What is taken back only to be entered again is told once. */
export function presentPlan({ steps, findLot }: PlannedEntry, around: PlanSurroundings) {
  const events = steps.map(({ event }) => event);
  const { certificates, balances, before, today: issuedOn, isPublic, isUnlimited } = around;
  const change = certificatesForEntry(events, certificates, {
    issuedOn,
    findLot,
    balances,
    before,
    unidentified: notKnownIn(steps),
  });
  const told = steps.filter(({ event, again }) => again === undefined || event.reverses === undefined);
  // Certificates are of today and follow from the entry as a whole.
  const last = told.at(-1);
  return told.map((step) => {
    const { event, before, again } = step;
    const changes = again
      ? effectsOfRepost(event, { before, after: again.after })
      : effectsOfEvent({ event, position: before, isPublic, isUnlimited, findLot });
    return { ...presentChanges(step, changes), ...presentCertificates(step === last ? change : NONE, step) };
  });
}

const NONE: CertificateChange = { end: [], issue: [] };

function presentCertificates({ end, issue }: CertificateChange, { before }: PlannedStep) {
  return {
    certificatesCancelled: end.map(({ number }) => number),
    certificatesIssued: issue.map((each) => ({
      holderId: each.holderId,
      holderName: nameOfHolder(before.holders, each.holderId),
      shareClassId: each.classId,
      className: nameOfClass(before.classes, each.classId),
      shares: toDecimalText(each.shares),
      numbers: describeNumberRanges(each.numbers),
      origin: each.origin,
    })),
  };
}

function presentChanges(
  { event, notes, before, again }: PlannedStep,
  changes: ReturnType<typeof effectsOfEvent>,
) {
  const { holders, classes } = before;
  return {
    kind: event.kind,
    effectiveOn: event.effectiveOn,
    entersAgain: again ? { shareEventId: again.event.id, number: again.event.order } : null,
    question: again?.question ? presentQuestion(again.question) : null,
    notes,
    holdings: changes.holdings.map(({ account, classId, before: was, after }) => ({
      ...presentAccount(account, holders),
      shareClassId: classId,
      className: nameOfClass(classes, classId),
      before: toDecimalText(was.shares),
      after: toDecimalText(after.shares),
      unpaidBefore: presentUnpaid(was),
      unpaidAfter: presentUnpaid(after),
    })),
    capital: changes.capital,
    filings: changes.filings,
    ...presentDuties(changes.duties),
  };
}

const presentQuestion = ({ figures, answer, planned, refused }: FigureQuestion) => ({
  figures: figures.map(({ name, asEntered, restated }) => ({ name, asEntered, restated: restated ?? null })),
  answer: answer ?? null,
  planned,
  refused: FIGURE_READINGS.flatMap((reading) => {
    const message = refused[reading];
    return message === undefined ? [] : [{ reading, message }];
  }),
});

const presentUnpaid = ({ currency, unpaid }: HoldingState) => ({
  currency,
  amount: unpaid === undefined ? null : toDecimalText(unpaid),
});
