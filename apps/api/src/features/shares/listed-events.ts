import { getShareEventDetails, getShareEvents } from '@statbook/contract/calls';
import {
  addDecimals,
  bookDutiesFor,
  describeNumberRanges,
  type Lot,
  negateDecimal,
  type NumberRange,
  type Posting,
  type ShareCount,
  shareCount,
  type SharePosition,
  toDecimalText,
  unpaidOn,
} from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { listUserNames } from '../../readings/user-name-queries.ts';
import { certificatesOfEvent } from './books/certificate-queries.ts';
import { loadEvents, loadLots, type StoredEvent } from './books/event-queries.ts';
import { loadHolders, loadHoldersOverTime } from './books/holder-queries.ts';
import { loadClasses } from './books/position-queries.ts';
import {
  nameOfClass,
  presentAccount,
  presentCertificate,
  presentDuties,
  presentEvent,
  presentTerms,
} from './books/present-shares.ts';
import { loadTermsOverTime, type TermsOn } from './books/terms-over-time-queries.ts';
import { filingsAfter } from './filings-after.ts';
import { listEntryParts } from './reading/entry-queries.ts';

export const getShareEventsHandler = handle(getShareEvents, async ({ tx, company }) => {
  const events = await loadEvents(tx, company.id);
  const names = {
    recorders: await listUserNames(tx, events.flatMap(recorderOf)),
    termsOn: await loadTermsOverTime(tx, company.id),
  };
  return { Entity: events.map((event) => presentListed(event, names)) };
});

export const getShareEventDetailsHandler = handle(getShareEventDetails, async ({ tx, company, query }) => {
  const [event] = await loadEvents(tx, company.id, [query.ShareEventId]);
  if (event === undefined) return refuse('not-found');
  const recorders = await listUserNames(tx, recorderOf(event));
  const classes = await loadClasses(tx, company.id, { on: event.effectiveOn });
  const names = { classes, holders: await loadHolders(tx, company.id) };
  const lotIds = [...new Set(event.postings.map(({ lotId }) => lotId))];
  const lots = new Map((await loadLots(tx, company.id, lotIds)).map((lot) => [lot.id, lot]));
  const { made, ended } = await certificatesOfEvent(tx, company.id, event.id);
  const holderOn = await loadHoldersOverTime(tx, company.id);
  const termsOn = await loadTermsOverTime(tx, company.id);
  const filings = await filingsAfter(tx, company.id, event, { classes, lots });
  return {
    Entity: [
      {
        ...presentListed(event, { recorders, termsOn }),
        Movements: presentMovements(event.postings, lots, names),
        Terms: event.terms.map(({ classId, before, after }) => ({
          ShareClassId: classId,
          Before: presentTerms(before),
          After: presentTerms(after),
        })),
        Certificates: made.map((each) => presentCertificate(each, { holderOn, termsOn })),
        CertificatesCancelled: ended,
        Filings: filings.map(({ form, dueOn }) => ({ Form: form, DueOn: dueOn })),
        ...presentDuties(bookDutiesFor(event)),
        Together: (await listEntryParts(tx, company.id, event.id)).map(presentPart),
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
    EntryId: event.entryKey,
    RecordedBy: recorders.get(event.source.reference) ?? null,
    HolderIds: [...new Set(holders)],
    Classes: classesOf(event, termsOn),
  };
}

/** The classes of an entry as they were on its day; one whose terms it changes, as it was before. */
function classesOf({ effectiveOn, postings, request, terms }: StoredEvent, termsOn: TermsOn) {
  const moved = [...terms, ...postings].map(({ classId }) => classId);
  // New shares of one class may go to the holders of another, whose shares do not move.
  const ids = new Set(request.kind === 'bonus-issue' ? [request.classId, ...moved] : moved);
  return [...ids].map((id) => {
    const own = terms.find(({ classId }) => classId === id)?.before ?? termsOn(id, effectiveOn);
    return { ShareClassId: id, ClassName: own?.name ?? id, Currency: own?.currency ?? '' };
  });
}

const presentPart = (part: Awaited<ReturnType<typeof listEntryParts>>[number]) => ({
  ShareEventId: part.id,
  Number: part.number,
  Kind: part.kind,
  EffectiveOn: part.effectiveOn,
  EntersAgain: part.entersAgain,
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
    const { HolderId, HolderName: AccountName } = presentAccount(account, names.holders);
    return [
      {
        HolderId,
        AccountName,
        Account: account.kind,
        ShareClassId: classId,
        ClassName: nameOfClass(names.classes, classId),
        SharesIn: toDecimalText(into.map(({ shares }) => shares).reduce(addDecimals, NONE)),
        SharesOut: toDecimalText(out.map(({ shares }) => negateDecimal(shares)).reduce(addDecimals, NONE)),
        NumbersIn: numbersOf(into, lots),
        NumbersOut: numbersOf(out, lots),
        UnpaidIn: unpaidIn(into, lots),
        UnpaidOut: unpaidIn(
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
    Currency: lines[0]?.lot.currency ?? '',
    Amount: unpaid === undefined ? null : toDecimalText(unpaid),
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
