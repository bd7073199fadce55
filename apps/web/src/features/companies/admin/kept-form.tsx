import { z } from 'zod';
import { toFormRefusal } from '#api/api-problem.ts';
import type { CallReply } from '#api/call-types.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/popup/toast-store.ts';

interface KeptFormProps {
  readonly companyId: string;
  readonly kept: CallReply<'getCompanyRegisteredInformation'>['Entity'][number]['Kept'];
  readonly onDone: () => void;
}

// The server knows the rules of addresses and the classification; it answers field by field.
const schema = z.object({
  Email: z.string().trim(),
  SICCodes: z
    .string()
    .trim()
    .regex(/^(\d{5}( \d{5}){0,3})?$/, 'Enter up to four codes of five digits, like 62012 62020'),
});

/** Digits, with one blank between two codes. */
const codesMask = (text: string) =>
  text
    .replace(/[^\d]+/g, ' ')
    .trimStart()
    .slice(0, 23);
/** No blanks in an address (specification, section 5). */
const emailMask = (text: string) => text.replace(/\s/g, '').slice(0, 256);

/** Changes what is kept of the company for its filings. */
export default function KeptForm({ companyId, kept, onDone }: KeptFormProps) {
  const form = useStatbookForm({
    schema,
    defaultValues: {
      Email: kept?.Email ?? '',
      SICCodes: kept?.SicCodes.map(({ Code }) => Code).join(' ') ?? '',
    },
  });
  const saving = useAct('updateRegisteredInfo', ['getCompanyRegisteredInformation', 'getActivityLogs']);
  const save = async ({ Email, SICCodes }: z.output<typeof schema>) => {
    try {
      const codes = SICCodes.split(' ').join('/');
      await saving.mutateAsync({ query: { CompanyId: companyId, Email, SICCodes: codes } });
    } catch (error) {
      return toFormRefusal(error);
    }
    showToast('Details saved');
    onDone();
    return undefined;
  };
  return (
    <Form form={form} onSubmit={save}>
      <TextField
        {...form.register('Email')}
        label="Email address"
        hint="For receipts of payments, in place of the registered one"
        type="text"
        inputMode="email"
        mask={emailMask}
        optional
        code
      />
      <TextField
        {...form.register('SICCodes')}
        label="SIC codes"
        hint="What the company does, up to four codes, like 62012 62020"
        mask={codesMask}
        width="m"
        optional
        code
      />
      <FormActions>
        <Button type="submit" busy={saving.isPending}>
          Save details
        </Button>
        <Button kind="text" onClick={onDone}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
