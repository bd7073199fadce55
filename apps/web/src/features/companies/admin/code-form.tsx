import { z } from 'zod';
import { companyCalls } from '#api/company-calls.ts';
import { useAction } from '#api/queries.ts';
import { authenticationCode, authenticationCodeMask } from '#company-page/authentication-code.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';

const schema = z.object({ authCode: authenticationCode });

/** What the code opens is asked for anew. */
const opened = [...companyCalls, 'getCompanyRegisteredInformation', 'getActivityLogs'] as const;

/** Another code in the place of the one that is kept; the registry checks it first. */
export function CodeForm({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const form = useStatbookForm({ schema, defaultValues: { authCode: '' } });
  const saving = useAction('saveAuthenticationCode', opened);
  const save = async ({ authCode }: z.output<typeof schema>) => {
    await saving.mutateAsync({ body: { companyId, authCode } });
    showToast('Authentication code kept');
  };
  return (
    <ActionForm form={form} onSubmit={save} submitLabel="Check and keep the code" onClose={onDone}>
      <TextField
        {...form.register('authCode')}
        label="New authentication code"
        hint="Checked with Companies House, stored encrypted and shown on request only"
        mask={authenticationCodeMask}
        width="s"
        code
      />
    </ActionForm>
  );
}
