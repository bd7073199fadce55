import type { FieldError } from '../../../field-error.ts';
import { type ControlBand, suggestControl } from '../../../pscs/control-bands.ts';
import { shareCount, sumShares } from '../../../money/exact-decimal.ts';
import type { Warning } from '../../readiness.ts';
import {
  BANDS,
  checkControl,
  controlAt,
  controlLines,
  controlSections,
  warnOfInfluence,
} from '../fields/control/control-fields.ts';
import { lowerFirst } from '../../../lower-first.ts';
import type { FormSection, FormStep } from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { hasShares } from './formed-company.ts';
import { type Founder, foundersOf, isPsc } from './people/people.ts';
import { type CountedHolding, countedHoldings } from './subscribed-shares.ts';

const NOBODY = 'noControl';

export const controlPath = ({ path }: Founder) => `${path}.control`;
export const pscsOf = (asked: FormCase) => foundersOf(asked).filter(isPsc);

/** What each person with significant control has, or that there is nobody. */
export function controlStep(asked: FormCase): FormStep {
  const pscs = pscsOf(asked);
  return {
    id: 'control',
    title: 'Control',
    hint:
      pscs.length === 0
        ? 'Whoever has control is ticked as such on the page of the people.'
        : 'Everything that applies; what is held in several ways is given in each.',
    sections:
      pscs.length === 0
        ? [nobodySection(asked)]
        : pscs.flatMap((founder) =>
            controlSections(controlPath(founder), asked.facts).map((section) => ({
              ...section,
              about: founder.label,
              title: `${founder.label}: ${lowerFirst(section.title)}`,
            })),
          ),
  };
}

function nobodySection({ facts }: FormCase): FormSection {
  const body = bodyOf(facts);
  return {
    title: 'Nobody has control',
    fields: [
      {
        path: NOBODY,
        label: `The ${body} will have no person with significant control, nor a relevant legal entity, when it is formed`,
        kind: 'tick',
        missing:
          'Confirm that nobody will have significant control, or tick who will on the page of the people',
      },
    ],
  };
}

export function checkControls(asked: FormCase): readonly FieldError[] {
  return pscsOf(asked).flatMap((founder) => checkControl(asked.answers, controlPath(founder), asked.facts));
}

/** Influence that is stated beside other control, and bands that differ from the shares taken. */
export function warnOfControl(asked: FormCase): readonly Warning[] {
  const influence = pscsOf(asked).flatMap((founder) =>
    warnOfInfluence(controlAt(asked.answers, controlPath(founder), asked.facts)).map((warning) => ({
      ...warning,
      message: `${founder.label}: ${warning.message}`,
    })),
  );
  return [...influence, ...warnOfBands(asked)];
}

/** Where the shares that somebody takes say another control than the application. */
function warnOfBands(asked: FormCase): readonly Warning[] {
  if (!hasShares(asked)) return [];
  const founders = new Map(foundersOf(asked).map((founder) => [founder.path, founder]));
  return suggested(countedHoldings(asked)).flatMap(({ holder, shares }) => {
    const founder = founders.get(holder);
    if (founder === undefined || shares === 'several-currencies') return [];
    return warnOfBand(asked, founder, shares) ?? [];
  });
}

/** Whether what is stated of somebody is the band of what they take; none begins at a quarter or below. */
function warnOfBand(asked: FormCase, founder: Founder, taken: ControlBand | undefined): Warning | undefined {
  const { label } = founder;
  const takes = `${label} takes ${taken === undefined ? 'no more than 25%' : BANDS[taken]} of the shares`;
  if (!isPsc(founder)) {
    if (taken === undefined) return undefined;
    const message = `${takes}, but is not named as a person with significant control.`;
    return { code: 'control-not-named', message };
  }
  const held = controlAt(asked.answers, controlPath(founder), asked.facts);
  // Until something is stated, nothing differs.
  if (controlLines(held).length === 0) return undefined;
  const stated = Object.values(held.shares ?? {});
  if (taken === undefined && stated.length > 0) {
    const message = `${takes}: the lowest nature of control begins above 25%. It stands if more is held in another way.`;
    return { code: 'control-differs', message };
  }
  if (taken === undefined || stated.includes(taken)) return undefined;
  return { code: 'control-differs', message: `${takes}: the nature of control says otherwise.` };
}

function suggested(counted: readonly CountedHolding[]) {
  const byClass = [...Map.groupBy(counted, ({ of }) => of)];
  const classes = byClass.flatMap(([of, [first, ...others]]) => {
    if (first === undefined) return [];
    const issued = sumShares([first, ...others].map(({ count }) => count));
    const { currency, path } = of;
    return {
      className: path,
      currency,
      nominalEach: first.nominal,
      issued,
      treasury: shareCount('0'),
      votesPerShare: 1n,
    };
  });
  const holdings = counted.map(({ of, holding, count }) => ({
    className: of.path,
    holders: [holding.founder.path],
    shares: count,
  }));
  return suggestControl(classes, holdings);
}
