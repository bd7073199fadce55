import {
  addShareHolderInTransferShare,
  getMultiShareHolderDetails,
  getShareHolderOverviewDetails,
  saveMultiShareHolder,
  saveShareHolder,
} from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { toDecimalText } from '@statbook/domain/money';
import {
  describeHolder,
  describeShareholder,
  holderId as toHolderId,
  isUnidentified,
  linkMembers,
  type ShareHolder,
  type SharePosition,
} from '@statbook/domain/share-capital';
import { certificatesForHoldings } from '@statbook/domain/share-capital/certificates';
import {
  type HoldingChange,
  holdingHistory,
  holdingsOf,
  holdingsOfHolder,
} from '@statbook/domain/share-capital/projections';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { listPeopleOfRegister } from '../../../registry-snapshots/person-link-queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadCertificates, storeCertificates } from '../ledger/certificate-queries.ts';
import { type Bookkeeper, loadEvents, lockRegister } from '../ledger/event-queries.ts';
import { loadHolders, loadHoldersOverTime } from '../ledger/holder-queries.ts';
import { leavesCertificatesOpen } from '../ledger/opening-queries.ts';
import { classNameOn, loadTermsOverTime, type TermsOn } from '../ledger/terms-over-time-queries.ts';
import { loadPosition } from '../ledger/position-queries.ts';
import { presentCertificate, presentHolder, presentHolding } from '../ledger/present-shares.ts';
import { newPerson, strangersAmong, toHolder } from './new-holders.ts';
import { readPosition } from '../register/as-at.ts';
import { listEntriesOfHolder } from '../register/entry-queries.ts';
import { insertHolders, storeHolder } from './share-holder-queries.ts';

/** Enters a holder, or a change of name or address; the earlier particulars are kept. */
export const saveShareHolderHandler = ({ clock }: { clock: Clock }) =>
  handle(saveShareHolder, async ({ tx, company, person, body, record }) => {
    const { accountId, userId } = person;
    const bookkeeper = { accountId, companyId: company.id, userId, now: clock.now() };
    await lockRegister(tx, company.id);
    const holders = await loadHolders(tx, company.id);
    if (body.holderId !== undefined && !holders.some(({ id }) => id === body.holderId))
      return refuse('not-found');
    const isFuture = body.effectiveOn !== undefined && body.effectiveOn > clock.today();
    const errors = [
      ...strangersAmong(body.members, { holders, path: 'members' }),
      ...(isFuture ? [['effectiveOn', 'Enter a day that is not in the future'] as const] : []),
    ];
    if (errors.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(errors) });
    const entered = toHolder(body);
    // What is entered of an account replaces what was known of it: its own address contradicts nobody.
    const register = holders.map((each) =>
      each.id === body.holderId ? { ...each, address: entered.address } : each,
    );
    const [holder = { ...entered, members: [] }] = linkMembers([entered], register, newPerson);
    const wasNotKnown = isUnidentified(holders.find(({ id }) => id === body.holderId));
    const holderId = await storeHolder(tx, bookkeeper, {
      id: body.holderId,
      // Who held shares while nobody knew it held them from the first.
      effectiveOn: body.holderId === undefined || wasNotKnown ? undefined : body.effectiveOn,
      ...holder,
    });
    if (wasNotKnown) await issueToIdentified(tx, bookkeeper, { id: holderId, issuedOn: clock.today() });
    record({ details: { holderId } });
    const saved = await loadHolders(tx, company.id);
    return { entity: saved.filter(({ id }) => id === holderId).map(presentHolder) };
  });

/**
 * Makes the certificates of an account that was nobody's: only now is there a holder to name on them (s.768). None where the
 * balance left those of its holdings open.
 */
async function issueToIdentified(
  tx: Transaction,
  bookkeeper: Bookkeeper,
  { id, issuedOn }: { id: string; issuedOn: CivilDate },
): Promise<void> {
  if (await leavesCertificatesOpen(tx, bookkeeper.companyId)) return;
  const concerned = { classes: 'all', holders: [toHolderId(id)], treasury: false } as const;
  const position = await loadPosition(tx, bookkeeper.companyId, { concerned });
  await storeCertificates(tx, bookkeeper, {
    change: certificatesForHoldings(holdingsOf(position), issuedOn),
  });
}

/** Enters new holders by the thousand; they come back in the order in which they were given. */
export const saveMultiShareHolderHandler = ({ clock }: { clock: Clock }) =>
  handle(saveMultiShareHolder, async ({ tx, company, person, body, record }) => {
    const { accountId, userId } = person;
    const bookkeeper = { accountId, companyId: company.id, userId, now: clock.now() };
    await lockRegister(tx, company.id);
    const holders = await loadHolders(tx, company.id);
    const errors = body.holders.flatMap(({ members }, index) =>
      strangersAmong(members, { holders, path: `holders.${index}.members` }),
    );
    if (errors.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(errors) });
    const linked = linkMembers(body.holders.map(toHolder), holders, newPerson);
    const entered = await insertHolders(tx, bookkeeper, linked);
    record({ details: { holders: entered.length } });
    return { entity: entered.map(presentHolder) };
  });

export const addShareHolderInTransferShareHandler = handle(
  addShareHolderInTransferShare,
  async ({ tx, company }) => ({ entity: byName(await loadHolders(tx, company.id)).map(presentHolder) }),
);

export const getMultiShareHolderDetailsHandler = handle(
  getMultiShareHolderDetails,
  async ({ tx, company }) => {
    const position = await loadPosition(tx, company.id);
    return { entity: byName(position.holders).map((holder) => presentWithHoldings(holder, position)) };
  },
);

export const getShareHolderOverviewDetailsHandler = ({ clock }: { clock: Clock }) =>
  handle(getShareHolderOverviewDetails, async ({ tx, company, query }) => {
    const asked = { companyId: company.id, today: clock.today(), query };
    const { on, knownAt, position } = await readPosition(tx, asked);
    const found = byName(position.holders).filter((holder) => isAskedFor(holder, query));
    const ids =
      query.holderId === undefined ? undefined : await listEntriesOfHolder(tx, company.id, query.holderId);
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
    const people = await listPeopleOfRegister(tx, {
      companyId: company.id,
      register: 'holder',
      // Of everybody, one question for the whole register is less than one with thousands of names.
      ...(query.holderId !== undefined && {
        registerKeys: found.flatMap(({ members }) => members.map(({ personId }) => personId)),
      }),
    });
    return {
      entity: found.map((holder) => ({
        ...presentWithHoldings(holder, position),
        people: presentPeople(holder, people),
        history: (history.get(holder.id) ?? []).map((change) => presentChange(change, names.termsOn)),
        certificates: (certificates.get(holder.id) ?? []).map((each) => presentCertificate(each, names)),
      })),
    };
  });

/** The pages of those who hold together; the register of members names each in one line. */
const presentPeople = ({ members }: ShareHolder, people: ReadonlyMap<string, string>) =>
  members.flatMap((member) => {
    const personId = people.get(member.personId);
    return personId === undefined ? [] : [{ personId, name: describeShareholder(member.name) }];
  });

function presentChange(change: HoldingChange, termsOn: TermsOn) {
  return {
    shareEventId: change.eventId,
    kind: change.kind,
    on: change.on,
    shareClassId: change.classId,
    className: classNameOn(termsOn, change.classId, change.on),
    change: toDecimalText(change.change),
    isReversed: change.isReversed,
  };
}

function presentWithHoldings(holder: ShareHolder, position: SharePosition) {
  const holdings = holdingsOfHolder(position, holder.id);
  return {
    ...presentHolder(holder),
    holdings: holdings.map((holding) => presentHolding(holding, position.holders)),
  };
}

function isAskedFor(
  holder: ShareHolder,
  asked: {
    holderId?: string | undefined;
    shareholderName?: string | undefined;
    address?: string | undefined;
    officerRole?: string | undefined;
  },
): boolean {
  const isIn = (part: string | undefined, whole: string) =>
    whole.toLowerCase().includes((part ?? '').toLowerCase());
  const role = (asked.officerRole ?? '').toLowerCase();
  return (
    (asked.holderId === undefined || asked.holderId === holder.id) &&
    ['', 'shareholder', 'member'].includes(role) &&
    isIn(asked.shareholderName, describeHolder(holder)) &&
    isIn(asked.address, Object.values(holder.address ?? {}).join(', '))
  );
}

function byName(holders: readonly ShareHolder[]): readonly ShareHolder[] {
  return [...holders].sort((a, b) => describeHolder(a).localeCompare(describeHolder(b)));
}
