import { findEntityKind } from '../companies/company-number.ts';
import type { EntityKind } from '../companies/number-prefixes.ts';
import { type CivilDate, civilDate, isBefore } from '../dates/civil-date.ts';
import { pscNoticeDueOn } from '../deadlines/notice-deadlines.ts';
import type { FormId } from '../filing/form-catalogue.ts';
import type { SuggestedControl } from './control-bands.ts';
import type { HolderMember } from '../share-capital/holders/holder.ts';

/** The notice that a change requires; 'asked' where people must decide whether there is one. */
export const PSC_NOTICES = ['became', 'changed', 'ceased', 'asked'] as const;
export type PscNotice = (typeof PSC_NOTICES)[number];

/** The kind of a registrable person; each has its own forms. */
export type ControllerKind = 'individual' | 'legal-entity' | 'other';

const NOTICES: Record<Exclude<PscNotice, 'asked'>, Record<ControllerKind, FormId>> = {
  became: { individual: 'PSC01', 'legal-entity': 'PSC02', other: 'PSC03' },
  changed: { individual: 'PSC04', 'legal-entity': 'PSC05', other: 'PSC06' },
  ceased: { individual: 'PSC07', 'legal-entity': 'PSC07', other: 'PSC07' },
};

/** Kinds of body that are always subject to Part 21A. */
const SUBJECT_THEMSELVES: ReadonlySet<EntityKind | undefined> = new Set([
  'company',
  'limited-liability-partnership',
] as const);

/**
 * The kind of a holder as far as the register knows. A body is registrable itself only if it is subject to Part 21A or traded
 * on certain markets (s.790C(6)-(8)), which its UK number shows; otherwise its owners may be registrable instead.
 */
export function controllerKind({ name, registeredNumber }: HolderMember): ControllerKind | undefined {
  if (name.kind === 'person') return 'individual';
  const isSubject =
    registeredNumber !== undefined && SUBJECT_THEMSELVES.has(findEntityKind(registeredNumber)?.kind);
  return isSubject ? 'legal-entity' : undefined;
}

/**
 * Why people must decide: the shares are of several currencies, or were until that day, or it is unknown whether the body is
 * registrable itself.
 */
export const REVIEW_REASONS = ['several-currencies', 'several-currencies-before', 'legal-entity'] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Why people must review a change; undefined where they need not. */
export function reviewReason(change: {
  readonly notice: PscNotice | 'nothing';
  readonly before: Pick<SuggestedControl, 'shares'>;
  readonly after: Pick<SuggestedControl, 'shares'>;
}): ReviewReason | undefined {
  if (change.notice !== 'asked') return undefined;
  if (change.after.shares === 'several-currencies') return 'several-currencies';
  return change.before.shares === 'several-currencies' ? 'several-currencies-before' : 'legal-entity';
}

/**
 * Since this day a company gives notice of each change of control (s.790VA, by SI 2017/693 reg 9). Before, the next
 * confirmation statement carried it; changes that none had carried by this day were notified within the first 14 days.
 */
const CONTROL_NOTIFIED_SINCE = civilDate('2017-06-26');

/** A notice with its form, undefined where people must decide, and its last day after the person's confirmation. */
export interface PscNoticeForm {
  readonly notice: PscNotice;
  readonly form: FormId | undefined;
  readonly dueOn: CivilDate;
}

/** The form and the last day of a notice (ss.790LA, LD, LF); people must decide where the kind of body is unknown. */
export function pscNotice(
  { notice }: { readonly notice: PscNotice },
  kind: ControllerKind | undefined,
  confirmedOn: CivilDate,
): PscNoticeForm {
  const isCarried = isBefore(confirmedOn, CONTROL_NOTIFIED_SINCE);
  const dueOn = pscNoticeDueOn(isCarried ? CONTROL_NOTIFIED_SINCE : confirmedOn);
  if (notice === 'asked' || kind === undefined) return { notice: 'asked', form: undefined, dueOn };
  return { notice, form: isCarried ? 'CS01' : NOTICES[notice][kind], dueOn };
}
