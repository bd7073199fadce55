import { findEntityKind } from '../../companies/company-number.ts';
import type { EntityKind } from '../../companies/number-prefixes.ts';
import { type CivilDate, civilDate, isBefore } from '../../dates/civil-date.ts';
import { pscNoticeDueOn } from '../../deadlines/notice-deadlines.ts';
import type { FormId } from '../../filing/form-catalogue.ts';
import type { SuggestedControl } from '../../pscs/control-bands.ts';
import type { HolderMember } from '../ledger/holder.ts';

/** What would be notified; 'asked' where only people can say whether there is anything to notify. */
export type ControlNotice = 'became' | 'changed' | 'ceased' | 'asked';

/** What a person is to the rules on control: relevant legal entities and other registrable persons have forms of their own. */
export type ControllerKind = 'individual' | 'legal-entity' | 'other';

const NOTICES: Record<Exclude<ControlNotice, 'asked'>, Record<ControllerKind, FormId>> = {
  became: { individual: 'PSC01', 'legal-entity': 'PSC02', other: 'PSC03' },
  changed: { individual: 'PSC04', 'legal-entity': 'PSC05', other: 'PSC06' },
  ceased: { individual: 'PSC07', 'legal-entity': 'PSC07', other: 'PSC07' },
};

/** Bodies that are subject to Part 21A whoever they are. */
const SUBJECT_THEMSELVES: ReadonlySet<EntityKind | undefined> = new Set([
  'company',
  'limited-liability-partnership',
] as const);

/**
 * What a holder is as far as the register knows. A body is registered itself only if it is subject to Part 21A or traded on
 * certain markets (s.790C(6)-(8)): its UK number says so, and without one it may be its owners who are to be registered.
 */
export function controllerKind({ name, registeredNumber }: HolderMember): ControllerKind | undefined {
  if (name.kind === 'person') return 'individual';
  const isSubject =
    registeredNumber !== undefined && SUBJECT_THEMSELVES.has(findEntityKind(registeredNumber)?.kind);
  return isSubject ? 'legal-entity' : undefined;
}

/**
 * Why people are asked: shares are of several currencies; they were until that day, so that the registrar knows what was
 * decided then; or nobody knows whether the body can be registered itself.
 */
export type AskedBecause = 'several-currencies' | 'several-currencies-before' | 'legal-entity';

/** Why a change is for people to decide; undefined where it is not. */
export function askedBecause(change: {
  readonly notice: ControlNotice | 'nothing';
  readonly before: Pick<SuggestedControl, 'shares'>;
  readonly after: Pick<SuggestedControl, 'shares'>;
}): AskedBecause | undefined {
  if (change.notice !== 'asked') return undefined;
  if (change.after.shares === 'several-currencies') return 'several-currencies';
  return change.before.shares === 'several-currencies' ? 'several-currencies-before' : 'legal-entity';
}

/**
 * Since this day a company tells the registrar of each change of control (s.790VA, by SI 2017/693 reg 9). Before, its next
 * confirmation statement carried it; what none had told of on this day was to be notified within the first 14 days.
 */
export const CONTROL_NOTIFIED_SINCE = civilDate('2017-06-26');

/** A notice with its form, none where it must be asked, and its last day once the person has confirmed. */
export interface NoticeForm {
  readonly notice: ControlNotice;
  readonly form: FormId | undefined;
  readonly dueOn: CivilDate;
}

/** The form and the last day of a notice (ss.790LA, LD, LF); it must be asked where nobody knows what the body is. */
export function controlNotice(
  { notice }: { readonly notice: ControlNotice },
  kind: ControllerKind | undefined,
  confirmedOn: CivilDate,
): NoticeForm {
  const isCarried = isBefore(confirmedOn, CONTROL_NOTIFIED_SINCE);
  const dueOn = pscNoticeDueOn(isCarried ? CONTROL_NOTIFIED_SINCE : confirmedOn);
  if (notice === 'asked' || kind === undefined) return { notice: 'asked', form: undefined, dueOn };
  return { notice, form: isCarried ? 'CS01' : NOTICES[notice][kind], dueOn };
}
