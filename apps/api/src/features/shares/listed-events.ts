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
} from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { listUserNames } from '../../readings/user-name-queries.ts';
import { certificatesOfEvent } from './books/certificate-queries.ts';
import { loadEvents, loadLots, type StoredEvent } from './books/event-queries.ts';
import { loadClasses, loadHolders, loadHoldersOverTime } from './books/position-queries.ts';
import {
  nameOfClass,
  presentAccount,
  presentCertificate,
  presentDuties,
  presentEvent,
} from './books/present-shares.ts';
import { filingsAfter } from './filings-after.ts';
import { listEntryParts } from './reading/entry-queries.ts';

export const getShareEventsHandler = handle(getShareEvents, async ({ tx, company }) => {
  const events = await loadEvents(tx, company.id);
  const names = await listUserNames(tx, events.flatMap(recorderOf));
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
  const filings = await filingsAfter(tx, company.id, event, { classes, lots });
  return {
    Entity: [
      {
        ...presentListed(event, recorders),
        Movements: presentMovements(event.postings, lots, names),
        Certificates: made.map((each) => presentCertificate(each, { classes, holderOn })),
        CertificatesCancelled: ended,
        Filings: filings.map(({ form, dueOn }) => ({ Form: form, DueOn: dueOn })),
        ...presentDuties(bookDutiesFor(event)),
        Together: (await listEntryParts(tx, company.id, event.id)).map(presentPart),
      },
    ],
  };
});

const recorderOf = ({ source }: StoredEvent) => (source.kind === 'person' ? [source.reference] : []);

function presentListed(event: StoredEvent, names: ReadonlyMap<string, string>) {
  const holders = event.postings.flatMap(({ account }) =>
    account.kind === 'holder' ? [account.holderId] : [],
  );
  const classes = [...event.postings, ...event.terms].map(({ classId }) => classId);
  return {
    ...presentEvent(event),
    EntryId: event.entryKey,
    RecordedBy: names.get(event.source.reference) ?? null,
    HolderIds: [...new Set(holders)],
    ShareClassIds: [...new Set(classes)],
  };
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
      },
    ];
  });
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
