import { Card } from '#kit/page/layout.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import { enteredFacts } from '../history/entered-facts.tsx';
import type { Names } from '../history/request-words.ts';
import { useNames } from '../history/use-names.ts';
import type { PlannedEntry } from './entry-state.ts';
import type { SharePlan } from './share-plan.ts';

interface WhatWasEnteredProps {
  readonly companyId: string;
  readonly planned: PlannedEntry;
}

/** So many holders are told one by one. */
const mostShown = 50;

/** What stood in the form, to be compared with the papers once more. Of a correction what shall stand. */
export function WhatWasEntered({ companyId, planned: { events, plan } }: WhatWasEnteredProps) {
  const known = useNames(companyId).names;
  const acts = events.filter(({ Kind }) => Kind !== 'reversal');
  const names = namesIn(plan, known);
  return acts.map((request, place) => (
    // Acts are never moved.
    // oxlint-disable-next-line react/no-array-index-key
    <Card
      key={place}
      title={acts.length === 1 ? 'What was entered' : `What was entered: ${titleOfKind(request.Kind)}`}
    >
      <DescriptionList
        facts={enteredFacts({ companyId, entry: { Request: request, Terms: [] }, names, most: mostShown })}
      />
    </Card>
  ));
}

/** Whoever is entered along with it has a name in the plan alone. */
function namesIn({ Events }: SharePlan, known: Names): Names {
  const changes = Events.flatMap(({ Holdings }) => Holdings);
  const names = new Map<string, string>();
  for (const { HolderId, HolderName, ShareClassId, ClassName } of changes) {
    if (HolderId !== null) names.set(HolderId, HolderName);
    names.set(ShareClassId, ClassName);
  }
  const currencies = new Map(
    changes.map(({ ShareClassId, UnpaidBefore }) => [ShareClassId, UnpaidBefore.Currency]),
  );
  return {
    nameOf: (id) => names.get(id) ?? known.nameOf(id),
    currencyOf: (id) => currencies.get(id) ?? known.currencyOf(id),
  };
}
