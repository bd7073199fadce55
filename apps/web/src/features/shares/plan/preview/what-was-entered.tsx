import { Card } from '#kit/card/card.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { enteredFacts } from '../../history/entered-facts.tsx';
import type { Names } from '../../events/kinds/summary.ts';
import { useNames } from '../../history/entry-words.ts';
import type { PlannedEntry } from '../entry-state.ts';
import type { SharePlan } from '../share-plan.ts';
import type { Reviewed } from '../use-entry.ts';

/** So many holders are shown one by one. */
export const mostShown = 50;

/** What stood in the form, to be compared with the papers once more. Of a correction what shall stand, and why. */
export function WhatWasEntered({ entry: { companyId }, planned: { events, plan } }: Reviewed) {
  const known = useNames(companyId).names;
  const acts = events.filter(({ kind }) => kind !== 'reversal');
  const names = namesIn(plan, known);
  return acts.map((request, place) => (
    // Acts are never moved.
    // oxlint-disable-next-line react/no-array-index-key
    <Card
      key={place}
      title={acts.length === 1 ? 'What was entered' : `What was entered: ${titleOfKind(request.kind)}`}
    >
      <DescriptionList
        facts={[
          ...enteredFacts({ companyId, request, terms: [], names, most: mostShown }),
          ...(place === 0 ? whyCorrected(events) : []),
        ]}
      />
    </Card>
  ));
}

function whyCorrected(events: PlannedEntry['events']): readonly Fact[] {
  const reversal = events.find(({ kind }) => kind === 'reversal');
  if (reversal?.kind !== 'reversal') return [];
  return [{ term: 'Why the entry is corrected', value: reversal.reason }];
}

/** Whoever is entered along with it has a name in the plan alone. */
function namesIn({ events }: SharePlan, known: Names): Names {
  const changes = events.flatMap(({ holdings }) => holdings);
  const names = new Map<string, string>();
  for (const { holderId, holderName, shareClassId, className } of changes) {
    if (holderId !== null) names.set(holderId, holderName);
    names.set(shareClassId, className);
  }
  const currencies = new Map(
    changes.map(({ shareClassId, unpaidBefore }) => [shareClassId, unpaidBefore.currency]),
  );
  return {
    nameOf: (id) => names.get(id) ?? known.nameOf(id),
    currencyOf: (id) => currencies.get(id) ?? known.currencyOf(id),
  };
}
