import { useAction } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { draftCalls } from './draft-calls.ts';

/** Asks for the company's authentication code, without which nothing can be filed; the registry checks it at once. */
export function AuthenticationCodeForm({ companyId }: { companyId: string }) {
  const form = useStatbookForm({ defaultValues: { authCode: '' } });
  const save = useAction('saveAuthenticationCode', [...draftCalls, 'getCompanyShareholders']);
  const submit = async ({ authCode }: { authCode: string }) => {
    await save.mutateAsync({ body: { companyId, authCode } });
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormSection
        title="The authentication code is missing"
        description="Nothing can be filed without it. Where there are shares, it also opens the capital and shareholders on the register."
      >
        <TextField
          {...form.register('authCode')}
          label="Authentication code"
          hint="Six letters or digits, from the letter of Companies House. It is stored encrypted."
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
