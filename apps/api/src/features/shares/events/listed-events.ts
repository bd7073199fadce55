import { getShareEventDetails, getShareEvents } from '@statbook/contract/calls';
import {
  addDecimals,
  negateDecimal,
  type ShareCount,
  shareCount,
  toDecimalText,
} from '@statbook/domain/money';
import {
  bookDutiesFor,
  describeNumberRanges,
  type Lot,
  type NumberRange,
  type Posting,
  type SharePosition,
} from '@statbook/domain/share-capital';
import { unpaidOn } from '@statbook/domain/share-capital/projections';
import { listApprovals } from '../../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../../filings/approval/prepare-draft.ts';
import { listFilingsOfEntries } from '../../../filings/entries/entry-filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { listUserNames } from '../../../registry-snapshots/user-name-queries.ts';
import { certificateNumbersOf, certificatesOfEvent } from '../ledger/certificate-queries.ts';
import { loadEvents, loadLots, type StoredEvent } from '../ledger/event-queries.ts';
import { loadHolders, loadHoldersOverTime } from '../ledger/holder-queries.ts';
import { loadClasses } from '../ledger/position-queries.ts';
import {
  nameOfClass,
  presentAccount,
  presentCertificate,
  presentDuties,
  presentEvent,
  presentTerms,
} from '../ledger/present-shares.ts';
import { loadTermsOverTime, type TermsOn } from '../ledger/terms-over-time-queries.ts';
import { filingsAfter, withFilingsBegun } from './filings-after.ts';
import { listEntryParts } from '../register/entry-queries.ts';

export const getShareEventsHandler = handle(getShareEvents, async ({ tx, company }) => {
  const events = await loadEvents(tx, company.id);
  const names = {
    recorders: await listUserNames(tx, events.flatMap(recorderOf)),
    termsOn: await loadTermsOverTime(tx, company.id),
  };
  return { entity: events.map((event) => presentListed(event, names)) };
});

export const getShareEventDetailsHandler = (needs: PreparingDependencies) =>
  handle(getShareEventDetails, async ({ tx, company, query }) => {
    const [event] = await loadEvents(tx, company.id, [query.shareEventId]);
    if (event === undefined) return refuse('not-found');
    const recorders = await listUserNames(tx, recorderOf(event));
    const classes = await loadClasses(tx, company.id, { on: event.effectiveOn });
    const names = { classes, holders: await loadHolders(tx, company.id) };
    const lotIds = [...new Set(event.postings.map(({ lotId }) => lotId))];
    const lots = new Map((await loadLots(tx, company.id, lotIds)).map((lot) => [lot.id, lot]));
    const { made, ended } = await certificatesOfEvent(tx, company.id, event.id);
    const holderOn = await loadHoldersOverTime(tx, company.id);
    const termsOn = await loadTermsOverTime(tx, company.id);
    const due = await filingsAfter(tx, company.id, event, { classes, lots });
    const begun = (await listFilingsOfEntries(tx, company.id, [event.id])).get(event.id) ?? [];
    const together = await listEntryParts(tx, company.id, event.id);
    return {
      entity: [
        {
          ...presentListed(event, { recorders, termsOn }),
          movements: presentMovements(event.postings, lots, names),
          terms: event.terms.map(({ classId, before, after }) => ({
            shareClassId: classId,
            before: presentTerms(before),
            after: presentTerms(after),
          })),
          certificates: made.map((each) => presentCertificate(each, { holderOn, termsOn })),
          certificatesCancelled: ended,
          filings: withFilingsBegun(due, begun, await listApprovals(tx, needs, begun)),
          ...presentDuties(bookDutiesFor(event)),
          together: together.map(presentPart),
          certificatesTogether: await certificateNumbersOf(
            tx,
            company.id,
            together.map(({ id }) => id),
          ),
        },
      ],
    };
  });

const recorderOf = ({ source }: StoredEvent) => (source.kind === 'person' ? [source.reference] : []);

interface ListedNames {
  readonly recorders: ReadonlyMap<string, string>;
  readonly termsOn: TermsOn;
}

function presentListed(event: StoredEvent, { recorders, termsOn }: ListedNames) {
  const holders = event.postings.flatMap(({ account }) =>
    account.kind === 'holder' ? [account.holderId] : [],
  );
  return {
    ...presentEvent(event),
    entryId: event.entryKey,
    recordedBy: recorders.get(event.source.reference) ?? null,
    holderIds: [...new Set(holders)],
    classes: classesOf(event, termsOn),
  };
}

/** The classes of an entry as they were on its day; one whose terms it changes, as it was before. */
function classesOf({ effectiveOn, postings, request, terms }: StoredEvent, termsOn: TermsOn) {
  const moved = [...terms, ...postings].map(({ classId }) => classId);
  // New shares of one class may go to the holders of another, whose shares do not move.
  const ids = new Set(request.kind === 'bonus-issue' ? [request.classId, ...moved] : moved);
  return [...ids].map((id) => {
    const own = terms.find(({ classId }) => classId === id)?.before ?? termsOn(id, effectiveOn);
    return { shareClassId: id, className: own?.name ?? id, currency: own?.currency ?? '' };
  });
}

const presentPart = (part: Awaited<ReturnType<typeof listEntryParts>>[number]) => ({
  shareEventId: part.id,
  number: part.number,
  kind: part.kind,
  effectiveOn: part.effectiveOn,
  entersAgain: part.entersAgain,
});

type Names = Pick<SharePosition, 'classes' | 'holders'>;
const NONE = shareCount('0');

/** What came into and went out of each account of each class. */
function presentMovements(postings: readonly Posting[], lots: ReadonlyMap<string, Lot>, names: Names) {
  const byAccount = Map.groupBy(
    postings,
    ({ account, classId }) => `${account.kind === 'holder' ? account.holderId : account.kind} ${classId}`,
  );
  return [...byAccount.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { account, classId } = first;
    const into = group.filter(({ shares }) => shares > 0n);
    const out = group.filter(({ shares }) => shares < 0n);
    const { holderId, holderName: accountName } = presentAccount(account, names.holders);
    return [
      {
        holderId,
        accountName,
        account: account.kind,
        shareClassId: classId,
        className: nameOfClass(names.classes, classId),
        sharesIn: toDecimalText(into.map(({ shares }) => shares).reduce(addDecimals, NONE)),
        sharesOut: toDecimalText(out.map(({ shares }) => negateDecimal(shares)).reduce(addDecimals, NONE)),
        numbersIn: numbersOf(into, lots),
        numbersOut: numbersOf(out, lots),
        unpaidIn: unpaidIn(into, lots),
        unpaidOut: unpaidIn(
          out.map((posting) => ({ ...posting, shares: negateDecimal(posting.shares) })),
          lots,
        ),
      },
    ];
  });
}

/** What is unpaid on all shares of some postings. */
function unpaidIn(postings: readonly Posting[], lots: ReadonlyMap<string, Lot>) {
  const lines = postings.flatMap(({ account, lotId, shares }) => {
    const lot = lots.get(lotId);
    return lot === undefined ? [] : [{ account, lot, shares }];
  });
  const unpaid = unpaidOn(lines);
  return {
    currency: lines[0]?.lot.currency ?? '',
    amount: unpaid === undefined ? null : toDecimalText(unpaid),
  };
}

/** Shares of a numbered lot are always together: the numbers of the lots are those of the shares. */
function numbersOf(
  postings: readonly { lotId: string; shares: ShareCount }[],
  lots: ReadonlyMap<string, Lot>,
) {
  const ranges = postings.flatMap(({ lotId }): NumberRange[] => {
    const numbers = lots.get(lotId)?.numbers;
    return numbers === undefined ? [] : [numbers];
  });
  return describeNumberRanges(ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1)));
}
