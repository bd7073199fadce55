import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { authenticationCode, authenticationCodeMask } from '#company-page/authentication-code.ts';
import { FormSection } from '#kit/form/form-section.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';

const schema = z.object({ authCode: authenticationCode });

/** What the code opens is asked for again. */
const opened = ['getCompanyShareholders', 'getCompanyOverview', 'getCompanyRegisteredInformation'] as const;

/** Gives the company's authentication code, which the registry checks before it is kept. */
export default function AuthenticationCodeForm({ companyId }: { companyId: string }) {
  const form = useStatbookForm({ schema, defaultValues: { authCode: '' } });
  const saving = useAction('saveAuthenticationCode', opened);
  const submit = async ({ authCode }: z.output<typeof schema>) => {
    await saving.mutateAsync({ body: { companyId, authCode } });
  };
  return (
    <ActionForm form={form} onSubmit={submit} submitLabel="Read capital and shareholders">
      <FormSection title="Open them with the code">
        <TextField
          {...form.register('authCode')}
          label="Authentication code"
          hint="Checked with Companies House, stored encrypted and shown on request only"
          mask={authenticationCodeMask}
          width="s"
          code
        />
      </FormSection>
    </ActionForm>
  );
}
