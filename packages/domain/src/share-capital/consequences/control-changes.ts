import {
  type ControlBand,
  type ControlClass,
  type ControlHolding,
  type SuggestedControl,
  suggestControl,
} from '../../pscs/control-bands.ts';
import { pscNoticeDueOn } from '../../deadlines/notice-deadlines.ts';
import type { CivilDate } from '../../dates/civil-date.ts';
import type { FormId } from '../../filing/form-catalogue.ts';
import { shareCount, sumShares } from '../../money/exact-decimal.ts';
import type { PersonId } from '../ledger/ids.ts';
import { linesOfClass, type SharePosition, sharesOn } from '../ledger/position.ts';
import { type Holding, holderOf, holdingsOf } from '../readings/holdings.ts';

/** The bands of one person; undefined below all of them. Several currencies: the share band must be asked. */
export type Control = Omit<SuggestedControl, 'holder'>;

/** How the control of one person changes, and what the company would have to notify. Nothing is filed by itself. */
export interface ControlChange {
  readonly personId: PersonId;
  readonly before: Control;
  readonly after: Control;
  readonly notice: 'became' | 'changed' | 'ceased';
}

/** What a person is to the rules on control: relevant legal entities and other registrable persons have forms of their own. */
export type ControllerKind = 'individual' | 'legal-entity' | 'other';

const NOTICES: Record<ControlChange['notice'], Record<ControllerKind, FormId>> = {
  became: { individual: 'PSC01', 'legal-entity': 'PSC02', other: 'PSC03' },
  changed: { individual: 'PSC04', 'legal-entity': 'PSC05', other: 'PSC06' },
  ceased: { individual: 'PSC07', 'legal-entity': 'PSC07', other: 'PSC07' },
};
const NO_CONTROL: Control = { shares: undefined, votes: undefined };

/** The bands that a position suggests, person by person; joint holders each count for the whole (Sch 1A para 11). */
export function suggestedControl(position: SharePosition): ReadonlyMap<PersonId, Control> {
  const persons = new Map<string, PersonId>();
  const holdings = holdingsOf(position).flatMap((holding) => controlHolding(position, holding, persons));
  const suggestions = suggestControl(controlClasses(position), holdings);
  return new Map(
    suggestions.flatMap(({ holder, shares, votes }) => {
      const person = persons.get(holder);
      return person === undefined ? [] : [[person, { shares, votes }] as const];
    }),
  );
}

function controlHolding(
  position: SharePosition,
  { account, shareClass, shares }: Holding,
  persons: Map<string, PersonId>,
): readonly ControlHolding[] {
  const members = holderOf(position, account)?.members ?? [];
  for (const { personId } of members) persons.set(personId, personId);
  if (members.length === 0) return [];
  return [{ className: shareClass.id, holders: members.map(({ personId }) => personId), shares }];
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

/** Whose bands differ between two positions. */
export function controlChanges(before: SharePosition, after: SharePosition): readonly ControlChange[] {
  const [old, now] = [suggestedControl(before), suggestedControl(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((personId) => {
    const [was, is] = [old.get(personId) ?? NO_CONTROL, now.get(personId) ?? NO_CONTROL];
    if (was.shares === is.shares && was.votes === is.votes) return [];
    return [{ personId, before: was, after: is, notice: noticeOf(was, is) }];
  });
}

function noticeOf(before: Control, after: Control): ControlChange['notice'] {
  if (!isInControl(before)) return 'became';
  return isInControl(after) ? 'changed' : 'ceased';
}

function isInControl({ shares, votes }: Control): boolean {
  const isBand = (band: ControlBand | 'several-currencies' | undefined) =>
    band !== undefined && band !== 'several-currencies';
  return isBand(shares) || isBand(votes);
}

/** The form of a notice, and its last day once the person has confirmed (ss.790LA, LD, LF). */
export function controlNotice(
  { notice }: ControlChange,
  kind: ControllerKind,
  confirmedOn: CivilDate,
): { readonly form: FormId; readonly dueOn: CivilDate } {
  return { form: NOTICES[notice][kind], dueOn: pscNoticeDueOn(confirmedOn) };
}
