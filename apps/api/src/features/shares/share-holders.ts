import {
  addShareHolderInTransferShare,
  getMultiShareHolderDetails,
  getShareHolderOverviewDetails,
  saveMultiShareHolder,
  saveShareHolder,
} from '@statbook/contract/calls';
import {
  certificatesForHoldings,
  type CivilDate,
  describeHolder,
  holderId as toHolderId,
  type HoldingChange,
  holdingHistory,
  holdingsOf,
  holdingsOfHolder,
  isNotYetKnown,
  linkMembers,
  type ShareHolder,
  type SharePosition,
  toDecimalText,
} from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { loadCertificates, storeCertificates } from './books/certificate-queries.ts';
import { type Bookkeeper, loadEvents, lockRegister } from './books/event-queries.ts';
import { loadHolders, loadHoldersOverTime } from './books/holder-queries.ts';
import { classNameOn, loadTermsOverTime, type TermsOn } from './books/terms-over-time-queries.ts';
import { loadPosition } from './books/position-queries.ts';
import { presentCertificate, presentHolder, presentHolding } from './books/present-shares.ts';
import { newPerson, strangersAmong, toHolder } from './new-holders.ts';
import { readPosition } from './reading/as-at.ts';
import { listEntriesOfHolder } from './reading/entry-queries.ts';
import { insertHolders, storeHolder } from './share-holder-queries.ts';

/** Enters a holder, or a change of name or address; the earlier particulars are kept. */
export const saveShareHolderHandler = (clock: Clock) =>
  handle(saveShareHolder, async ({ tx, company, person, body, record }) => {
    const { accountId, userId } = person;
    const keeper = { accountId, companyId: company.id, userId, now: clock.now() };
    await lockRegister(tx, company.id);
    const holders = await loadHolders(tx, company.id);
    if (body.HolderId !== undefined && !holders.some(({ id }) => id === body.HolderId))
      return refuse('not-found');
    const isFuture = body.EffectiveOn !== undefined && body.EffectiveOn > clock.today();
    const errors = [
      ...strangersAmong(body.Members, { holders, path: 'Members' }),
      ...(isFuture ? [['EffectiveOn', 'Enter a day that is not in the future'] as const] : []),
    ];
    if (errors.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(errors) });
    const entered = toHolder(body);
    // What is entered of an account replaces what was known of it: its own address contradicts nobody.
    const register = holders.map((each) =>
      each.id === body.HolderId ? { ...each, address: entered.address } : each,
    );
    const [holder = { ...entered, members: [] }] = linkMembers([entered], register, newPerson);
    const wasNotKnown = isNotYetKnown(holders.find(({ id }) => id === body.HolderId));
    const holderId = await storeHolder(tx, keeper, {
      id: body.HolderId,
      // Who held shares while nobody knew it held them from the first.
      effectiveOn: body.HolderId === undefined || wasNotKnown ? undefined : body.EffectiveOn,
      ...holder,
    });
    if (wasNotKnown) await issueToIdentified(tx, keeper, { id: holderId, issuedOn: clock.today() });
    record({ details: { holderId } });
    const saved = await loadHolders(tx, company.id);
    return { Entity: saved.filter(({ id }) => id === holderId).map(presentHolder) };
  });

/** Makes the certificates of an account that was nobody's: only now is there a holder to name on them (s.768). */
async function issueToIdentified(
  tx: Transaction,
  keeper: Bookkeeper,
  { id, issuedOn }: { id: string; issuedOn: CivilDate },
): Promise<void> {
  const concerned = { classes: 'all', holders: [toHolderId(id)], treasury: false } as const;
  const position = await loadPosition(tx, keeper.companyId, { concerned });
  await storeCertificates(tx, keeper, { change: certificatesForHoldings(holdingsOf(position), issuedOn) });
}

/** Enters new holders by the thousand; they come back in the order in which they were given. */
export const saveMultiShareHolderHandler = (clock: Clock) =>
  handle(saveMultiShareHolder, async ({ tx, company, person, body, record }) => {
    const { accountId, userId } = person;
    const keeper = { accountId, companyId: company.id, userId, now: clock.now() };
    await lockRegister(tx, company.id);
    const holders = await loadHolders(tx, company.id);
    const errors = body.Holders.flatMap(({ Members }, index) =>
      strangersAmong(Members, { holders, path: `Holders.${index}.Members` }),
    );
    if (errors.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(errors) });
    const linked = linkMembers(body.Holders.map(toHolder), holders, newPerson);
    const entered = await insertHolders(tx, keeper, linked);
    record({ details: { holders: entered.length } });
    return { Entity: entered.map(presentHolder) };
  });

export const addShareHolderInTransferShareHandler = handle(
  addShareHolderInTransferShare,
  async ({ tx, company }) => ({ Entity: byName(await loadHolders(tx, company.id)).map(presentHolder) }),
);

export const getMultiShareHolderDetailsHandler = handle(
  getMultiShareHolderDetails,
  async ({ tx, company }) => {
    const position = await loadPosition(tx, company.id);
    return { Entity: byName(position.holders).map((holder) => presentWithHoldings(holder, position)) };
  },
);

export const getShareHolderOverviewDetailsHandler = (clock: Clock) =>
  handle(getShareHolderOverviewDetails, async ({ tx, company, query }) => {
    const asked = { companyId: company.id, today: clock.today(), query };
    const { on, knownAt, position } = await readPosition(tx, asked);
    const found = byName(position.holders).filter((holder) => isAskedFor(holder, query));
    const ids =
      query.HolderId === undefined ? undefined : await listEntriesOfHolder(tx, company.id, query.HolderId);
    const events = await loadEvents(tx, company.id, ids);
    const history = Map.groupBy(
      holdingHistory(events.filter(({ effectiveOn, order }) => effectiveOn <= on && order <= knownAt)),
      ({ holderId }) => holderId,
    );
    const names = {
      holderOn: await loadHoldersOverTime(tx, company.id),
      termsOn: await loadTermsOverTime(tx, company.id, knownAt),
    };
    const certificates = Map.groupBy(await loadCertificates(tx, company.id), ({ holderId }) => holderId);
    return {
      Entity: found.map((holder) => ({
        ...presentWithHoldings(holder, position),
        History: (history.get(holder.id) ?? []).map((change) => presentChange(change, names.termsOn)),
        Certificates: (certificates.get(holder.id) ?? []).map((each) => presentCertificate(each, names)),
      })),
    };
  });

function presentChange(change: HoldingChange, termsOn: TermsOn) {
  return {
    ShareEventId: change.eventId,
    Kind: change.kind,
    On: change.on,
    ShareClassId: change.classId,
    ClassName: classNameOn(termsOn, change.classId, change.on),
    Change: toDecimalText(change.change),
    IsReversed: change.isReversed,
  };
}

function presentWithHoldings(holder: ShareHolder, position: SharePosition) {
  const holdings = holdingsOfHolder(position, holder.id);
  return {
    ...presentHolder(holder),
    Holdings: holdings.map((holding) => presentHolding(holding, position.holders)),
  };
}

function isAskedFor(
  holder: ShareHolder,
  asked: {
    HolderId?: string | undefined;
    ShareholderName?: string | undefined;
    address?: string | undefined;
    OfficerRole?: string | undefined;
  },
): boolean {
  const isIn = (part: string | undefined, whole: string) =>
    whole.toLowerCase().includes((part ?? '').toLowerCase());
  const role = (asked.OfficerRole ?? '').toLowerCase();
  return (
    (asked.HolderId === undefined || asked.HolderId === holder.id) &&
    ['', 'shareholder', 'member'].includes(role) &&
    isIn(asked.ShareholderName, describeHolder(holder)) &&
    isIn(asked.address, Object.values(holder.address ?? {}).join(', '))
  );
}

function byName(holders: readonly ShareHolder[]): readonly ShareHolder[] {
  return [...holders].sort((a, b) => describeHolder(a).localeCompare(describeHolder(b)));
}
