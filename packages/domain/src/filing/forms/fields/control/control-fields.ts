import { type FieldError, fieldError } from '../../../../field-error.ts';
import { lowerFirst } from '../../../../lower-first.ts';
import { CONTROL_BANDS, type ControlBand } from '../../../../pscs/control-bands.ts';
import type { Warning } from '../../../readiness.ts';
import {
  type BandsHeld,
  CONTROL_CAPACITIES,
  type ControlCapacity,
  type FiledControl,
} from '../../filed-psc.ts';
import {
  type Answers,
  answerAt,
  type FieldOption,
  type FormSection,
  ticksAt,
} from '../../kernel/form-fields.ts';
import { bodyOf, type FormFacts } from '../../kernel/form-facts.ts';

type Body = FiledControl['body'];

/** The bands in words. */
export const BANDS: Readonly<Record<ControlBand, string>> = {
  '25-to-50-percent': 'more than 25% and up to 50%',
  '50-to-75-percent': 'more than 50% and less than 75%',
  '75-to-100-percent': '75% or more',
};

const CAPACITIES: Readonly<Record<ControlCapacity, string>> = {
  own: 'Directly or indirectly',
  trust: 'Through control over the trustees of a trust',
  firm: 'Through control over the members of a firm',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const BAND_OPTIONS: readonly FieldOption[] = CONTROL_BANDS.map((value) => ({
  value,
  label: capital(BANDS[value]),
}));
const CAPACITY_OPTIONS: readonly FieldOption[] = CONTROL_CAPACITIES.map((value) => ({
  value,
  label: CAPACITIES[value],
}));

const sharesOf = (body: Body) => (body === 'company' ? 'Shares' : 'Surplus assets');
const managersOf = (body: Body) => (body === 'company' ? 'directors' : 'members who manage');

/** What somebody controls: one band for each group and capacity at most, which the fields cannot exceed. */
export function controlSections(path: string, facts: FormFacts): readonly FormSection[] {
  const body = bodyOf(facts);
  const banded = (group: 'shares' | 'votes', title: string): FormSection => ({
    title,
    fields: CONTROL_CAPACITIES.map((capacity) => ({
      path: `${path}.${group}.${capacity}`,
      label: `${title}: ${lowerFirst(CAPACITIES[capacity])}`,
      kind: 'select',
      options: BAND_OPTIONS,
      isOptional: true,
    })),
  });
  const ticked = (group: 'appointment' | 'influence', label: string): FormSection['fields'][number] => ({
    path: `${path}.${group}`,
    label,
    kind: 'ticks',
    options: CAPACITY_OPTIONS,
    isOptional: true,
  });
  return [
    banded('shares', sharesOf(body)),
    banded('votes', 'Voting rights'),
    {
      title: 'Other control',
      fields: [
        ticked('appointment', `May appoint and remove a majority of the ${managersOf(body)}`),
        ticked('influence', `Has significant influence or control over the ${body}`),
      ],
    },
  ];
}

/** The natures of control at a path, each in every capacity. */
export function controlAt(answers: Answers, path: string, facts: FormFacts): FiledControl {
  const bands = (group: string): BandsHeld | undefined => {
    const held = CONTROL_CAPACITIES.flatMap((capacity) => {
      const answer = answerAt(answers, `${path}.${group}.${capacity}`);
      const band = CONTROL_BANDS.find((each) => each === answer);
      return band === undefined ? [] : [[capacity, band] as const];
    });
    return held.length === 0 ? undefined : Object.fromEntries(held);
  };
  const capacities = (group: string) => {
    const ticks = ticksAt(answers, `${path}.${group}`);
    const held = CONTROL_CAPACITIES.filter((capacity) => ticks.includes(capacity));
    return held.length === 0 ? undefined : held;
  };
  const [shares, votes] = [bands('shares'), bands('votes')];
  const [appointment, influence] = [capacities('appointment'), capacities('influence')];
  return {
    body: bodyOf(facts),
    ...(shares && { shares }),
    ...(votes && { votes }),
    ...(appointment && { appointment }),
    ...(influence && { influence }),
  };
}

/** Nobody is registrable without a nature of control. */
export function checkControl(answers: Answers, path: string, facts: FormFacts): readonly FieldError[] {
  if (controlLines(controlAt(answers, path, facts)).length > 0) return [];
  return [fieldError(`${path}.shares.own`, 'missing', 'Give at least one nature of control')];
}

/** One's own influence is a nature of control only where one's own shares, votes and rights to appoint are none (SI 2016/339). */
export function warnOfInfluence(control: FiledControl): readonly Warning[] {
  const { body, shares, votes, appointment, influence } = control;
  const isMetOtherwise =
    shares?.own !== undefined || votes?.own !== undefined || appointment?.includes('own');
  if (!influence?.includes('own') || !isMetOtherwise) return [];
  const message = `Significant influence over the ${body} is stated only of somebody who meets none of the other conditions: untick it.`;
  return [{ code: 'influence-beside-control', message }];
}

/** Natures of control in words. */
export function controlLines({
  body,
  shares,
  votes,
  appointment,
  influence,
}: FiledControl): readonly string[] {
  const banded = (held: BandsHeld | undefined, what: string) =>
    CONTROL_CAPACITIES.flatMap((capacity) => {
      const band = held?.[capacity];
      return band === undefined ? [] : [`${capital(BANDS[band])} of the ${what}${suffix(capacity)}`];
    });
  const each = (held: readonly ControlCapacity[] | undefined, what: string) =>
    (held ?? []).map((capacity) => what + suffix(capacity));
  return [
    ...banded(shares, lowerFirst(sharesOf(body))),
    ...banded(votes, 'voting rights'),
    ...each(appointment, `May appoint and remove a majority of the ${managersOf(body)}`),
    ...each(influence, 'Significant influence or control'),
  ];
}

const suffix = (capacity: ControlCapacity) =>
  capacity === 'own' ? '' : `, ${lowerFirst(CAPACITIES[capacity])}`;

const GROUPS: readonly (readonly [key: string, group: keyof Omit<FiledControl, 'body'>])[] = [
  ['ownership-of-shares', 'shares'],
  ['right-to-share-surplus-assets', 'shares'],
  ['voting-rights', 'votes'],
  ['right-to-appoint-and-remove-directors', 'appointment'],
  ['right-to-appoint-and-remove-members', 'appointment'],
  ['significant-influence-or-control', 'influence'],
];

/** Answers that say what the register says, by its keys: `ownership-of-shares-25-to-50-percent-as-trust`. */
export function controlAnswers(path: string, natures: readonly string[]): Answers {
  const answers: Record<string, string> = {};
  for (const nature of natures) {
    const key = nature.replace(/-limited-liability-partnership$/, '');
    const capacity = CONTROL_CAPACITIES.find((each) => key.endsWith(`-as-${each}`)) ?? 'own';
    const plain = key.replace(/-as-(?:trust|firm)$/, '');
    const [prefix, group] = GROUPS.find(([each]) => plain.startsWith(each)) ?? [];
    if (prefix === undefined || group === undefined) continue;
    const band = plain.slice(prefix.length + 1);
    if (group === 'shares' || group === 'votes') answers[`${path}.${group}.${capacity}`] = band;
    else answers[`${path}.${group}`] = [answers[`${path}.${group}`], capacity].filter(Boolean).join(',');
  }
  return answers;
}
