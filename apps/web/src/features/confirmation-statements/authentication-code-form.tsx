import { toFormRefusal } from '#api/api-problem.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStepForm } from './use-step-form.ts';

/** Asks for the company's authentication code, without which nothing can be filed; the registry checks it at once. */
export function AuthenticationCodeForm({ companyId }: { companyId: string }) {
  const form = useStepForm({ AuthCode: '' });
  const save = useAct('saveAuthenticationCode', [
    'getConfirmationStatementFacts',
    'checkConfirmationStatement',
    'reviewConfirmationStatement',
    'getCompanyShareholders',
  ]);
  const submit = async ({ AuthCode }: { AuthCode: string }) => {
    try {
      await save.mutateAsync({ body: { CompanyId: companyId, AuthCode } });
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormSection
        title="The authentication code is missing"
        description="Nothing can be filed for the company without it. It also opens the capital and shareholders on the register."
      >
        <TextField
          {...form.register('AuthCode')}
          label="Authentication code"
          hint="Six letters or digits, from the letter of Companies House. It is kept sealed."
          width="s"
          code
        />
        <Button type="submit" busy={save.isPending}>
          Check and keep the code
        </Button>
      </FormSection>
    </Form>
  );
}
