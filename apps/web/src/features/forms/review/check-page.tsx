import { paths } from '#app/paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { foldedFrom, FormFrame } from '../form-frame.tsx';
import { Problems } from '../form-problems.tsx';
import { type FormState, neighbours } from '../form-state.ts';
import { DraftActions } from './draft-actions.tsx';
import { factsOf } from './checked-answers.tsx';
import { FoldedAnswers } from './folded-answers.tsx';
import { OtherCompanies } from './other-companies.tsx';
import { SealedAnswers } from './sealed-answers.tsx';

/** Every answer, step by step, with the way back to it; and what is still missing. */
export default function CheckPage({ form }: { form: FormState }) {
  const { filingId, steps } = form;
  const { before } = neighbours(steps, 'check');
  return (
    <FormFrame form={form} place="check" title="Check your answers" actions={<DraftActions form={form} />}>
      <Problems form={form} check={form} />
      {steps.length < foldedFrom ? (
        steps.map((step) => (
          <Card key={step.id} title={step.title}>
            <DescriptionList facts={factsOf(form, step)} />
          </Card>
        ))
      ) : (
        <FoldedAnswers form={form} />
      )}
      {form.secretsHeld.length > 0 && <SealedAnswers form={form} version={form.version} steps={steps} />}
      <OtherCompanies form={form} />
      <FormActions>
        <LinkButton kind="filled" href={paths.form(filingId, { step: 'review' })}>
          Continue to the review
        </LinkButton>
        {before !== undefined && <LinkButton href={paths.form(filingId, { step: before })}>Back</LinkButton>}
      </FormActions>
    </FormFrame>
  );
}
