import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { ButtonRow } from '#kit/button/button-row.tsx';
import { FoldingCard } from '#kit/card/folding-card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { summaryOf } from '../answer-summary.ts';
import type { FormState } from '../form-state.ts';
import { factsOf } from './checked-answers.tsx';

/**
 * The answers of a form of many steps, each folded under its title with what it says in a line: whoever checks them opens one
 * after the other. What is not complete is open from the start.
 */
export function FoldedAnswers({ form }: { readonly form: FormState }) {
  const { steps } = form;
  const [open, setOpen] = useState<readonly string[]>(
    steps.filter(({ isComplete }) => !isComplete).map(({ id }) => id),
  );
  const isAllOpen = steps.every(({ id }) => open.includes(id));
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => [...before.filter((each) => each !== id), ...(isOpen ? [id] : [])]);
  return (
    <>
      <ButtonRow apart>
        <Button onClick={() => setOpen(isAllOpen ? [] : steps.map(({ id }) => id))}>
          {isAllOpen ? 'Fold all answers' : 'Show all answers'}
        </Button>
      </ButtonRow>
      {steps.map((step) => (
        <FoldingCard
          key={step.id}
          title={step.title}
          summary={summaryOf(step, form)}
          isOpen={open.includes(step.id)}
          onToggle={(isOpen) => toggle(step.id, isOpen)}
        >
          <DescriptionList facts={factsOf(form, step)} />
        </FoldingCard>
      ))}
    </>
  );
}
