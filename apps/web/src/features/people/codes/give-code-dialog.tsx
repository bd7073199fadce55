import { parsePersonalCode } from '@statbook/domain/identity';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { personalCodeMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { codeCalls } from '../people-types.ts';

interface GiveCodeDialogProps {
  readonly personId: string;
  readonly name: string;
  readonly isHeld: boolean;
  readonly onClose: () => void;
}

const schema = z.object({
  personalCode: z.string().superRefine((text, context) => {
    const typed = parsePersonalCode(text);
    if (!typed.ok) context.addIssue({ code: 'custom', message: typed.message });
  }),
});

/** Keeps the personal code of somebody, in the place of the one before. */
export default function GiveCodeDialog({ personId, name, isHeld, onClose }: GiveCodeDialogProps) {
  const form = useStatbookForm({ schema, defaultValues: { personalCode: '' } });
  const keeping = useAction('keepPersonalCodes', codeCalls);
  const keep = async ({ personalCode }: z.output<typeof schema>) => {
    const { entity } = await keeping.mutateAsync({ body: { codes: [{ personId, personalCode }] } });
    const [result] = entity;
    if (result?.isKept !== true)
      return { detail: '', errors: { personalCode: result?.message ?? 'The code could not be kept.' } };
    showToast(`Personal code of ${name} kept`);
    return undefined;
  };
  return (
    <ActionDialog
      title={`${isHeld ? 'Replace the personal code' : 'Add the personal code'} of ${name}`}
      submitLabel="Keep the code"
      form={form}
      onSubmit={keep}
      onClose={onClose}
    >
      <TextField
        {...form.register('personalCode')}
        label="Personal code"
        hint="11 letters and digits, like ABC-1234-5678. It is stored encrypted and shown on request only."
        type="password"
        mask={personalCodeMask}
        width="m"
        code
      />
    </ActionDialog>
  );
}
