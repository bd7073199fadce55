import { z } from 'zod';
import { toFormRefusal } from '#api/api-problem.ts';
import { companyCalls } from '#api/company-calls.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/popup/toast-store.ts';

const schema = z.object({
  AuthCode: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]{6,8}$/, 'Enter the six to eight letters and digits of the authentication code'),
});

const codeMask = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8);

/** What the code opens is asked for anew. */
const opened = [...companyCalls, 'getCompanyRegisteredInformation', 'getActivityLogs'] as const;

/** Another code in the place of the one that is kept; the registry checks it first. */
export default function CodeForm({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const form = useStatbookForm({ schema, defaultValues: { AuthCode: '' } });
  const saving = useAct('saveAuthenticationCode', opened);
  const save = async ({ AuthCode }: z.output<typeof schema>) => {
    try {
      await saving.mutateAsync({ body: { CompanyId: companyId, AuthCode } });
    } catch (error) {
      return toFormRefusal(error);
    }
    showToast('Authentication code kept');
    onDone();
    return undefined;
  };
  return (
    <Form form={form} onSubmit={save}>
      <TextField
        {...form.register('AuthCode')}
        label="New authentication code"
        hint="Checked with the registry, kept encrypted and shown on request only"
        mask={codeMask}
        width="s"
        code
      />
      <FormActions>
        <Button type="submit" busy={saving.isPending}>
          Check and keep the code
        </Button>
        <Button kind="text" onClick={onDone}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
