import type { BodyOf, GivenShareEventRequest } from '@statbook/contract';
import { saveOpeningBalance } from '@statbook/contract/calls';
import { parseShareCount, type ShareCount, sumShares, toDecimalText } from '@statbook/domain/money';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { findEntry, loadEvents, lockRegister } from '../ledger/event-queries.ts';
import { presentEvent } from '../ledger/present-shares.ts';
import {
  type Recorder,
  type RecordingCall,
  recordForPerson,
  withoutPrefix,
} from '../events/post-for-person.ts';
import type { RecordedEntry } from '../ledger/post-entry.ts';
import { setUpClasses } from './set-up-classes.ts';
import { enterHolders } from './enter-holders.ts';

type Balance = BodyOf<typeof saveOpeningBalance>;

/** Begins the books: classes, holders and what they hold, all of it or nothing. */
export const saveOpeningBalanceHandler = (recorder: Recorder) =>
  handle(saveOpeningBalance, async (context) => {
    const { tx, company, body } = context;
    await lockRegister(tx, company.id);
    const known = body.key === undefined ? [] : await findEntry(tx, company.id, body.key);
    if (known.length > 0) return { entity: (await loadEvents(tx, company.id, known)).map(presentEvent) };
    const recorded = await openBooks(context, recorder, body);
    return recorded instanceof Refusal ? recorded : { entity: recorded.events.map(presentEvent) };
  });

/** Records the balance with which the books begin. */
export async function openBooks(
  call: RecordingCall,
  recorder: Recorder,
  balance: Omit<Balance, 'companyId'>,
): Promise<RecordedEntry | Refusal> {
  const { tx, company, person } = call;
  const { accountId, userId } = person;
  const bookkeeper = { accountId, companyId: company.id, userId, now: recorder.clock.now() };
  const unequal = findUnequal(balance) ?? findNobodysOwn(balance);
  if (unequal !== undefined) return unequal;
  const classes = await setUpClasses(tx, bookkeeper, balance.classes);
  if (classes instanceof Refusal) return classes;
  const holders = await enterHolders(tx, bookkeeper, balance.holdings);
  if (holders instanceof Refusal) return holders;
  const requests = [toRequest(balance, classes, holders)];
  const recorded = await recordForPerson(call, recorder, { requests, key: balance.key, basis: undefined });
  return recorded instanceof Refusal ? withoutPrefix(recorded, 'events.0.') : recorded;
}

function toRequest(
  { on, source, holdings, issuesCertificates, certificatesIssuedOn }: Omit<Balance, 'companyId'>,
  classes: readonly string[],
  holders: readonly (string | undefined)[],
): GivenShareEventRequest {
  return {
    kind: 'opening-balance',
    on,
    source,
    issuesCertificates,
    ...(certificatesIssuedOn !== undefined && { certificatesIssuedOn }),
    holdings: holdings.map(
      (
        { class: place, isTreasury: _own, members: _people, designation: _name, address: _where, ...known },
        index,
      ) => ({
        classId: classes[place] ?? '',
        ...(holders[index] !== undefined && { holderId: holders[index] }),
        ...known,
      }),
    ),
  };
}

/** Refuses holdings of a class that is not there, or that do not add up to the shares of their class. */
function findUnequal({ classes, holdings }: Pick<Balance, 'classes' | 'holdings'>): Refusal | undefined {
  const strange = holdings.findIndex((holding) => holding.class >= classes.length);
  if (strange >= 0) {
    const errors = { [`holdings.${strange}.class`]: 'Choose the class of shares' };
    return refuse('invalid-request', { errors });
  }
  const errors = classes.flatMap(({ sharesInIssue }, place) => {
    const own = holdings.filter((holding) => holding.class === place).map(({ shares }) => shares);
    const [held, stated] = [addUp(own), countOf(sharesInIssue)];
    if (held === undefined || held === stated) return [];
    const message = `The holdings of this class add up to ${toDecimalText(held)}. Enter the same number here`;
    return [[`classes.${place}.sharesInIssue`, message] as const];
  });
  return errors.length === 0 ? undefined : refuse('invalid-request', { errors: Object.fromEntries(errors) });
}

/** Refuses what only a member has, of shares that belong to nobody who is named. */
function findNobodysOwn({ holdings }: Pick<Balance, 'holdings'>): Refusal | undefined {
  const errors = holdings.flatMap(({ members, address, enteredOn, certificates = [] }, place) => [
    ...(members.length === 0 && address !== undefined
      ? [[`holdings.${place}.address`, 'Leave this empty: nobody is named whose address it is'] as const]
      : []),
    ...(members.length === 0 && enteredOn !== undefined
      ? [[`holdings.${place}.enteredOn`, 'Leave this empty: nobody is named who was entered'] as const]
      : []),
    ...(members.length === 0 && certificates.length > 0
      ? [[`holdings.${place}.certificates.0.number`, 'Leave this empty: nobody is named on it'] as const]
      : []),
  ]);
  return errors.length === 0 ? undefined : refuse('invalid-request', { errors: Object.fromEntries(errors) });
}

/** The sum; undefined where a number cannot be read, which is refused at its own field. */
function addUp(texts: readonly string[]): ShareCount | undefined {
  const counts = texts.map(countOf).filter((count) => count !== undefined);
  return counts.length === texts.length ? sumShares(counts) : undefined;
}

function countOf(text: string): ShareCount | undefined {
  const parsed = parseShareCount(text);
  return parsed.ok ? parsed.value : undefined;
}
