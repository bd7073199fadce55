import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';
import { useAction } from '#api/queries.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { emailMask, sicCodesMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';

interface KeptFormProps {
  readonly companyId: string;
  readonly kept: CallReply<'getCompanyRegisteredInformation'>['entity'][number]['kept'];
  /** A limited liability partnership has none. */
  readonly hasSicCodes: boolean;
  readonly onDone: () => void;
}

// The server knows the rules of addresses and the classification; it answers field by field.
const schema = z.object({
  email: z.string().trim(),
  sicCodes: z
    .string()
    .trim()
    .regex(/^(\d{5}( \d{5}){0,3})?$/, 'Enter up to four codes of five digits, like 62012 62020'),
});

/** Changes what is kept of the company for its filings. */
export function KeptForm({ companyId, kept, hasSicCodes, onDone }: KeptFormProps) {
  const form = useStatbookForm({
    schema,
    defaultValues: {
      email: kept?.email ?? '',
      sicCodes: kept?.sicCodes.map(({ code }) => code).join(' ') ?? '',
    },
  });
  const saving = useAction('updateRegisteredInfo', ['getCompanyRegisteredInformation', 'getActivityLogs']);
  const save = async ({ email, sicCodes }: z.output<typeof schema>) => {
    const codes = sicCodes.split(' ').join('/');
    await saving.mutateAsync({ query: { companyId, email, sicCodes: codes } });
    showToast('Details saved');
  };
  return (
    <ActionForm form={form} onSubmit={save} submitLabel="Save details" onClose={onDone}>
      <TextField
        {...form.register('email')}
        label="Email address"
        hint="For receipts of payments, in place of the registered one"
        type="text"
        inputMode="email"
        mask={emailMask}
        optional
        code
      />
      {hasSicCodes && (
        <TextField
          {...form.register('sicCodes')}
          label="SIC codes"
          hint="What the company does, up to four codes, like 62012 62020"
          mask={sicCodesMask}
          width="m"
          optional
          code
        />
      )}
    </ActionForm>
  );
}
