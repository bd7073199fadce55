import {
  type ControlBand,
  type ControlClass,
  type ControlHolding,
  type SuggestedControl,
  suggestControl,
} from '../../pscs/control-bands.ts';
import { shareCount, sumShares } from '../../money/exact-decimal.ts';
import type { HolderMember, ShareHolder } from '../ledger/holder.ts';
import { type PersonId, personId } from '../ledger/ids.ts';
import { linesOfClass, type SharePosition, sharesOn } from '../ledger/position.ts';
import { type Holding, holdingsOf } from '../readings/holdings.ts';
import { describeShareholder, type ShareholderName } from '../shareholdings.ts';
import { classKey } from '../statement-of-capital.ts';
import { type ControllerKind, type ControlNotice, controllerKind } from './control-notice.ts';

/** The bands of one person; undefined below all of them. Several currencies: the share band must be asked. */
export type Control = Omit<SuggestedControl, 'holder'>;

/** How the control of one person changes, and what the company would have to notify. Nothing is filed by itself. */
export interface ControlChange {
  readonly personId: PersonId;
  readonly name: ShareholderName;
  /** The companies through which they hold, the nearest first; empty for shares of their own. */
  readonly through: readonly string[];
  /** Those of them, and the one itself, that were found by their name alone: their number is not known here. */
  readonly foundByName: readonly string[];
  /** Undefined of a body of which nobody knows here whether it can be registered itself. */
  readonly kind: ControllerKind | undefined;
  readonly before: Control;
  readonly after: Control;
  readonly notice: ControlNotice;
}

const NO_CONTROL: Control = { shares: undefined, votes: undefined };

/** A company that holds shares here and whose own register is kept in the same account. */
export interface CorporateHolder {
  /** Subject to Part 21A itself, or listed: it is registered in the place of whoever stands behind it (s.790C(6)-(8)). */
  readonly isRelevant: boolean;
  /** By its registered number, which is sure, or by its name because nobody has entered the number. */
  readonly foundBy: 'number' | 'name';
  readonly position: SharePosition;
}

/** Finds the register of a holder that is a company; undefined where it is not kept here. */
export type FindCorporate = (holder: HolderMember) => CorporateHolder | undefined;

/** Somebody with control, directly or through companies in which they have a majority stake. */
export interface Controller {
  readonly member: HolderMember;
  /** The companies between, the nearest first; empty for shares of one's own. */
  readonly through: readonly string[];
  /** Those of them that were found by their name alone, and the one itself if it was. */
  readonly foundByName: readonly string[];
  readonly kind: ControllerKind | undefined;
}

/** No register of a company that holds shares is kept here. */
export const NOWHERE: FindCorporate = () => undefined;

/**
 * The bands that a position suggests, person by person; joint holders each count for the whole (Sch 1A para 11). Behind a
 * company that is not itself relevant count those who have a majority stake in it, chain by chain (para 18).
 */
export function suggestedControl(
  position: SharePosition,
  find: FindCorporate = NOWHERE,
): ReadonlyMap<PersonId, Control> {
  return new Map([...controllersOf(position, find)].map(([id, { control }]) => [id, control]));
}

/** Everybody whom a position names, with their bands. */
export type Controllers = ReadonlyMap<PersonId, Controller & { readonly control: Control }>;

/** The bands that a position suggests, with those through whom they are held. */
export function controllersOf(
  position: SharePosition,
  find: FindCorporate = NOWHERE,
  passed: readonly PersonId[] = [],
): Controllers {
  const known = new Map<string, Controller>();
  // Looked up, not looked for: with thousands of members each day of control asks for all of them.
  const membersOf = new Map(position.holders.map(({ id, members }) => [id, members]));
  const holdings = holdingsOf(position).flatMap((holding) => {
    const { account } = holding;
    const members = account.kind === 'holder' ? (membersOf.get(account.holderId) ?? []) : [];
    const controllers = members.flatMap((member) => controllersBehind(member, find, passed));
    const holders = controllers.map((controller) => keyOf(controller, position));
    controllers.forEach((controller, place) => {
      const key = holders[place] ?? '';
      const before = known.get(key);
      if (!before || controller.through.length < before.through.length) known.set(key, controller);
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

/** Who stands behind a holder of a position, each by the name that its register gives them. */
export function controllersOfHolder(
  { members }: Pick<ShareHolder, 'members'>,
  position: SharePosition,
  find: FindCorporate,
): ReadonlyMap<PersonId, Controller> {
  const found = new Map<PersonId, Controller>();
  for (const controller of members.flatMap((member) => controllersBehind(member, find, []))) {
    const key = keyOf(controller, position);
    const before = found.get(key);
    if (!before || controller.through.length < before.through.length) found.set(key, controller);
  }
  return found;
}

/** The holder, or in the place of a company that is not relevant whoever has more than half of its votes; may be nobody. */
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
 * Registers name their people apart: who stands behind a company is the holder of the same number or, where one of them has
 * none, of the same name.
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

/** Classes in issue as they count for control; named by id, which is unique at all times. */
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

/** The companies whose registers stand behind two positions; a company that holds shares may have changed hands itself. */
export interface CorporateHolders {
  readonly before: FindCorporate;
  readonly after: FindCorporate;
}

/** Whose bands differ between two positions, or because of what changed in a company behind them. */
export function controlChanges(
  before: SharePosition,
  after: SharePosition,
  corporate: CorporateHolders = { before: NOWHERE, after: NOWHERE },
): readonly ControlChange[] {
  return changesBetween(controllersOf(before, corporate.before), controllersOf(after, corporate.after));
}

/** Whose bands differ between two states. */
export function changesBetween(old: Controllers, now: Controllers): readonly ControlChange[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const controller = now.get(id) ?? old.get(id);
    const [was, is] = [old.get(id)?.control ?? NO_CONTROL, now.get(id)?.control ?? NO_CONTROL];
    if (!controller || isSameControl(was, is)) return [];
    const { member, control: _, ...known } = controller;
    return [{ personId: id, name: member.name, ...known, before: was, after: is, notice: noticeOf(was, is) }];
  });
}

/** Whether two states put a person into the same bands, as far as they are known. */
export function isSameControl(one: Control, other: Control): boolean {
  const isSameRange = [0, 1].every((end) => one.sharesBetween?.[end] === other.sharesBetween?.[end]);
  return one.shares === other.shares && one.votes === other.votes && isSameRange;
}

/** What a change from one state to another has a company notify. */
function noticeOf(before: Control, after: Control): ControlNotice {
  const [was, is] = [isInControl(before), isInControl(after)];
  if (was === undefined || is === undefined) return 'asked';
  if (was && is) {
    const isShareBandOpen = [before, after].some(({ shares }) => shares === 'several-currencies');
    return isShareBandOpen && before.votes === after.votes ? 'asked' : 'changed';
  }
  return was ? 'ceased' : 'became';
}

/** Whether somebody has a band at any rate of exchange; undefined where that depends on the rate. */
function isInControl({ shares, sharesBetween, votes }: Control): boolean | undefined {
  if (votes !== undefined) return true;
  if (shares !== 'several-currencies') return shares !== undefined;
  return sharesBetween?.[0] === undefined ? undefined : true;
}
