import {
  type ControlBand,
  type ControlClass,
  type ControlHolding,
  type SuggestedControl,
  suggestControl,
} from './control-bands.ts';
import { shareCount, sumShares } from '../money/exact-decimal.ts';
import type { HolderMember, ShareHolder } from '../share-capital/holders/holder.ts';
import { type PersonId, personId } from '../share-capital/ledger/ids.ts';
import { linesOfClass, type SharePosition, sharesOn } from '../share-capital/ledger/position.ts';
import { type Holding, holdingsOf } from '../share-capital/projections/holdings.ts';
import { describeShareholder, type ShareholderName } from '../share-capital/shareholdings.ts';
import { classKey } from '../share-capital/statement-of-capital.ts';
import { type ControllerKind, type PscNotice, controllerKind } from './psc-notice.ts';

/** The bands of one person; undefined below all bands. */
export type Control = Omit<SuggestedControl, 'holder'>;

/** A change of one person's control, and the notice that the company may have to give. Nothing is filed automatically. */
export interface PscChange {
  readonly personId: PersonId;
  readonly name: ShareholderName;
  /** The companies through which the person holds, the nearest first; empty for direct holdings. */
  readonly through: readonly string[];
  /** Those of the companies, and the person itself, that were found by name alone, because their number is unknown. */
  readonly foundByName: readonly string[];
  /** Undefined where it is unknown whether a body is registrable itself. */
  readonly kind: ControllerKind | undefined;
  readonly before: Control;
  readonly after: Control;
  readonly notice: PscNotice;
}

const NO_CONTROL: Control = { shares: undefined, votes: undefined };

/** A company that holds shares and whose own register is kept by the same practice. */
export interface CorporateHolder {
  /** Subject to Part 21A itself, or listed: it is registrable instead of its owners (s.790C(6)-(8)). */
  readonly isRelevant: boolean;
  /** By registered number, or by name where the number was not entered. */
  readonly foundBy: 'number' | 'name';
  readonly position: SharePosition;
}

/** Finds the register of a holder that is a company; undefined where none is kept. */
export type FindCorporate = (holder: HolderMember) => CorporateHolder | undefined;

/** A person with control, directly or through companies in which they have a majority stake. */
export interface Controller {
  readonly member: HolderMember;
  /** The companies in between, the nearest first; empty for direct holdings. */
  readonly through: readonly string[];
  /** Those of the companies, and the person itself, that were found by name alone. */
  readonly foundByName: readonly string[];
  readonly kind: ControllerKind | undefined;
}

/** Finds no register. */
export const NO_CORPORATES: FindCorporate = () => undefined;

/** The persons of a position with their bands. */
export type Controllers = ReadonlyMap<PersonId, Controller & { readonly control: Control }>;

/**
 * The bands that a position suggests, person by person; joint holders each count for the whole (Sch 1A para 11). A company that
 * is not itself relevant is replaced by those with a majority stake in it, chain by chain (para 18).
 */
export function controllersOf(
  position: SharePosition,
  find: FindCorporate = NO_CORPORATES,
  passed: readonly PersonId[] = [],
): Controllers {
  const known = new Map<string, Controller>();
  // A map, because with thousands of members every day of the history needs all of them.
  const membersOf = new Map(position.holders.map(({ id, members }) => [id, members]));
  const holdings = holdingsOf(position).flatMap((holding) => {
    const { account } = holding;
    const members = account.kind === 'holder' ? (membersOf.get(account.holderId) ?? []) : [];
    const controllers = members.flatMap((member) => controllersBehind(member, find, passed));
    const holders = controllers.map((controller) => keyOf(controller, position));
    controllers.forEach((controller, place) => {
      keepNearest(known, holders[place] ?? '', controller);
    });
    return holders.length === 0 ? [] : [controlHolding(holding, [...new Set(holders)])];
  });
  const suggestions = suggestControl(controlClasses(position), holdings);
  return new Map(
    suggestions.flatMap(({ holder, ...control }) => {
      const controller = known.get(holder);
      return controller ? [[personId(holder), { ...controller, control }] as const] : [];
    }),
  );
}

/** The controllers behind a holder, with the ids that the position's own register gives them. */
export function controllersOfHolder(
  { members }: Pick<ShareHolder, 'members'>,
  position: SharePosition,
  find: FindCorporate,
): ReadonlyMap<PersonId, Controller> {
  const found = new Map<PersonId, Controller>();
  for (const controller of members.flatMap((member) => controllersBehind(member, find, []))) {
    keepNearest(found, keyOf(controller, position), controller);
  }
  return found;
}

/** Of several ways to control, the one through the fewest companies counts. */
function keepNearest<Key>(found: Map<Key, Controller>, key: Key, controller: Controller): void {
  const before = found.get(key);
  if (!before || controller.through.length < before.through.length) found.set(key, controller);
}

/** The holder itself or, for a company that is not relevant, those with more than half of its votes; possibly none. */
function controllersBehind(
  member: HolderMember,
  find: FindCorporate,
  passed: readonly PersonId[],
): readonly Controller[] {
  const corporate = passed.includes(member.personId) ? undefined : find(member);
  if (!corporate) return [{ member, through: [], foundByName: [], kind: controllerKind(member) }];
  const name = describeShareholder(member.name);
  const byName = corporate.foundBy === 'name' ? [name] : [];
  if (corporate.isRelevant) return [{ member, through: [], foundByName: byName, kind: 'legal-entity' }];
  const behind = controllersOf(corporate.position, find, [...passed, member.personId]);
  return [...behind.values()]
    .filter(({ control }) => isMajority(control.votes))
    .map(({ member: controller, through, foundByName, kind }) => ({
      member: controller,
      through: [name, ...through],
      foundByName: [...byName, ...foundByName],
      kind,
    }));
}

function isMajority(votes: ControlBand | undefined): boolean {
  return votes === '50-to-75-percent' || votes === '75-to-100-percent';
}

/**
 * Each register has its own person ids: a controller behind a company is the holder of the position with the same company
 * number or, where one of them has none, the same name.
 */
function keyOf({ member, through }: Controller, { holders }: SharePosition): PersonId {
  if (through.length === 0) return member.personId;
  const same = holders.flatMap(({ members }) => members).find((each) => isSameOwner(each, member));
  return (same ?? member).personId;
}

function isSameOwner(one: HolderMember, other: HolderMember): boolean {
  const [number, otherNumber] = [one.registeredNumber, other.registeredNumber];
  if (number !== undefined && otherNumber !== undefined) return number === otherNumber;
  return classKey(describeShareholder(one.name)) === classKey(describeShareholder(other.name));
}

function controlHolding({ shareClass, shares }: Holding, holders: readonly string[]): ControlHolding {
  return { className: shareClass.id, holders, shares };
}

/** The classes in issue as they count for control, named by id, because names may repeat over time. */
function controlClasses(position: SharePosition): readonly ControlClass[] {
  return position.classes.flatMap(({ id, terms }) => {
    const lines = linesOfClass(position, id);
    if (lines.length === 0) return [];
    const own = lines.filter(({ account }) => account.kind === 'treasury');
    const { currency, nominalEach, votesPerShare } = terms;
    const treasury = own.length === 0 ? shareCount('0') : sumShares(own.map(({ shares }) => shares));
    return [{ className: id, currency, nominalEach, votesPerShare, issued: sharesOn(lines), treasury }];
  });
}

/** The persons whose bands differ between two states. */
export function changesBetween(old: Controllers, now: Controllers): readonly PscChange[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const controller = now.get(id) ?? old.get(id);
    const [was, is] = [old.get(id)?.control ?? NO_CONTROL, now.get(id)?.control ?? NO_CONTROL];
    if (!controller || isSameControl(was, is)) return [];
    const { member, control: _, ...known } = controller;
    return [{ personId: id, name: member.name, ...known, before: was, after: is, notice: noticeOf(was, is) }];
  });
}

/** Whether two states have the same bands, as far as known. */
export function isSameControl(one: Control, other: Control): boolean {
  const isSameRange = [0, 1].every((end) => one.sharesBetween?.[end] === other.sharesBetween?.[end]);
  return one.shares === other.shares && one.votes === other.votes && isSameRange;
}

/** The notice that a change of bands requires. */
function noticeOf(before: Control, after: Control): PscNotice {
  const [was, is] = [isInControl(before), isInControl(after)];
  if (was === undefined || is === undefined) return 'asked';
  if (was && is) {
    const isShareBandOpen = [before, after].some(({ shares }) => shares === 'several-currencies');
    return isShareBandOpen && before.votes === after.votes ? 'asked' : 'changed';
  }
  return was ? 'ceased' : 'became';
}

/** Whether a person has a band at any rates of exchange; undefined where that depends on the rates. */
function isInControl({ shares, sharesBetween, votes }: Control): boolean | undefined {
  if (votes !== undefined) return true;
  if (shares !== 'several-currencies') return shares !== undefined;
  return sharesBetween?.[0] === undefined ? undefined : true;
}
