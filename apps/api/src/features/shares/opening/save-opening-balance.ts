import type { BodyOf, ShareEventRequestOnWire } from '@statbook/contract';
import { saveOpeningBalance } from '@statbook/contract/calls';
import { parseShareCount, type ShareCount, sumShares, toDecimalText } from '@statbook/domain';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { findEntry, loadEvents, lockRegister } from '../books/event-queries.ts';
import { presentEvent } from '../books/present-shares.ts';
import { type Recorder, recordForPerson, withoutPrefix } from '../record-for-person.ts';
import { setUpClasses } from './set-up-classes.ts';
import { enterHolders } from './enter-holders.ts';

type Balance = BodyOf<typeof saveOpeningBalance>;

/** Begins the books: classes, holders and what they hold, all of it or nothing. */
export const saveOpeningBalanceHandler = (recorder: Recorder) =>
  handle(saveOpeningBalance, async (context) => {
    const { tx, company, person, body } = context;
    const { accountId, userId } = person;
    const keeper = { accountId, companyId: company.id, userId, now: recorder.clock.now() };
    await lockRegister(tx, company.id);
    const known = body.Key === undefined ? [] : await findEntry(tx, company.id, body.Key);
    if (known.length > 0) return { Entity: (await loadEvents(tx, company.id, known)).map(presentEvent) };
    const unequal = findUnequal(body) ?? findNobodysOwn(body);
    if (unequal !== undefined) return unequal;
    const classes = await setUpClasses(tx, keeper, body.Classes);
    if (classes instanceof Refusal) return classes;
    const holders = await enterHolders(tx, keeper, body.Holdings);
    if (holders instanceof Refusal) return holders;
    const request = toRequest(body, classes, holders);
    const recorded = await recordForPerson(context, recorder, {
      requests: [request],
      key: body.Key,
      basis: undefined,
    });
    if (recorded instanceof Refusal) return withoutPrefix(recorded, 'Events.0.');
    return { Entity: recorded.events.map(presentEvent) };
  });

function toRequest(
  { On, Source, Holdings }: Balance,
  classes: readonly string[],
  holders: readonly (string | undefined)[],
): ShareEventRequestOnWire {
  return {
    Kind: 'opening-balance',
    On,
    Source,
    Holdings: Holdings.map(
      (
        { Class, IsTreasury: _own, Members: _people, Designation: _name, Address: _where, ...known },
        place,
      ) => ({
        ClassId: classes[Class] ?? '',
        ...(holders[place] !== undefined && { HolderId: holders[place] }),
        ...known,
      }),
    ),
  };
}

/** Refuses holdings of a class that is not there, or that do not add up to the shares of their class. */
function findUnequal({ Classes, Holdings }: Balance): Refusal | undefined {
  const strange = Holdings.findIndex(({ Class }) => Class >= Classes.length);
  if (strange >= 0) {
    const errors = { [`Holdings.${strange}.Class`]: 'Choose the class of shares' };
    return refuse('invalid-request', { errors });
  }
  const errors = Classes.flatMap(({ SharesInIssue }, place) => {
    const own = Holdings.filter(({ Class }) => Class === place).map(({ Shares }) => Shares);
    const [held, stated] = [addUp(own), countOf(SharesInIssue)];
    if (held === undefined || held === stated) return [];
    const message = `The holdings of this class add up to ${toDecimalText(held)}. Enter the same number here`;
    return [[`Classes.${place}.SharesInIssue`, message] as const];
  });
  return errors.length === 0 ? undefined : refuse('invalid-request', { errors: Object.fromEntries(errors) });
}

/** Refuses what only a member has, of shares that belong to nobody who is named. */
function findNobodysOwn({ Holdings }: Balance): Refusal | undefined {
  const errors = Holdings.flatMap(({ Members, Address, EnteredOn, Certificates = [] }, place) => [
    ...(Members.length === 0 && Address !== undefined
      ? [[`Holdings.${place}.Address`, 'Leave this empty: nobody is named whose address it is'] as const]
      : []),
    ...(Members.length === 0 && EnteredOn !== undefined
      ? [[`Holdings.${place}.EnteredOn`, 'Leave this empty: nobody is named who was entered'] as const]
      : []),
    ...(Members.length === 0 && Certificates.length > 0
      ? [[`Holdings.${place}.Certificates.0.Number`, 'Leave this empty: nobody is named on it'] as const]
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
