import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Lines } from '#filing/lines.tsx';
import { RevealedCard } from '#company-page/revealed/revealed-card.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { linesOf, titleOf } from '../answer-text.ts';
import type { Answers, FormState, FormStep } from '../form-state.ts';

interface SealedCardProps {
  readonly form: Pick<FormState, 'filingId' | 'secretsHeld'>;
  /** The version that stands on the page. */
  readonly version: number;
  /** Whose sealed answers are shown. */
  readonly steps: readonly FormStep[];
}

/**
 * What lies sealed in the draft: masked until somebody asks for it, and each showing is logged. It is held no longer than the
 * version that it belongs to stands on the page.
 */
export default function SealedCard(props: SealedCardProps) {
  return <SealedVersion key={props.version} {...props} />;
}

function SealedVersion({ form, version, steps }: SealedCardProps) {
  const mayShow = useMay('showFormSecrets');
  const [shown, setShown] = useState<Answers>();
  const show = useAction('showFormSecrets', ['getActivityLogs']);
  const { filingId } = form;
  const reveal = () =>
    show.mutate(
      { body: { filingId, version } },
      {
        onSuccess: ({ entity }) =>
          setShown(Object.fromEntries(entity.map(({ path, value }) => [path, value]))),
      },
    );
  const facts = factsOf(form, steps, shown);
  if (facts.length === 0) return null;
  return (
    <RevealedCard
      title="Stored encrypted"
      facts={facts}
      mayShow={mayShow}
      isShown={shown !== undefined}
      showing={show}
      onShow={reveal}
      onHide={() => setShown(undefined)}
    />
  );
}

/** The sealed answers that are held, under the headings of their questions. */
function factsOf(
  { secretsHeld }: SealedCardProps['form'],
  steps: readonly FormStep[],
  shown: Answers | undefined,
): readonly Fact[] {
  const masked = new Map(secretsHeld.map((held) => [held.path, held.masked]));
  return steps
    .flatMap(({ sections }) => sections)
    .flatMap((section) => {
      const held = section.fields.filter(({ path, isSecret }) => isSecret && masked.has(path));
      if (held.length === 0) return [];
      const lines =
        shown === undefined
          ? held.map(({ path, label }) => `${label}: ${masked.get(path)}`)
          : linesOf(asShown(section, held), { answers: shown, secretsHeld: [], documents: [] });
      return [{ term: titleOf(section), value: <Lines lines={lines} /> }];
    });
}

const asShown = (section: FormStep['sections'][number], held: typeof section.fields) => ({
  ...section,
  fields: held.map((field) => ({ ...field, isSecret: false })),
});
