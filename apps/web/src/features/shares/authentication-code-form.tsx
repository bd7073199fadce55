import { z } from 'zod';
import { toFormRefusal } from '#api/api-problem.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';

const schema = z.object({
  AuthCode: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{6,8}$/, 'Enter the six to eight letters and digits of the authentication code'),
});

/** What the code opens is asked for anew. */
const opened = ['getCompanyShareholders', 'getCompanyOverview', 'getCompanyRegisteredInformation'] as const;

const codeMask = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8);

/** Gives the company's authentication code, which the registry checks before it is kept. */
export default function AuthenticationCodeForm({ companyId }: { companyId: string }) {
  const form = useStatbookForm({ schema, defaultValues: { AuthCode: '' } });
  const saving = useAct('saveAuthenticationCode', opened);
  const submit = async ({ AuthCode }: z.output<typeof schema>) => {
    try {
      await saving.mutateAsync({ body: { CompanyId: companyId, AuthCode } });
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormSection title="Open them with the code">
        <TextField
          {...form.register('AuthCode')}
          label="Authentication code"
          hint="Checked with the registry, kept encrypted and shown on request only"
          mask={codeMask}
          width="s"
          code
        />
      </FormSection>
      <FormActions>
        <Button type="submit" kind="filled" busy={saving.isPending}>
          Read capital and shareholders
        </Button>
      </FormActions>
    </Form>
  );
}
