import type { CallName } from '@statbook/contract';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { authenticationCode, authenticationCodeMask } from './authentication-code.ts';

const schema = z.object({ authCode: authenticationCode });

export interface CodeFormProps {
  readonly companyId: string;
  /** What the code opens: asked for anew once it is kept. */
  readonly opens: readonly CallName[];
  readonly label?: string | undefined;
  readonly submitLabel?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly onKept?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** Gives the company's authentication code, which the registry checks before it is kept. */
export default function CodeForm({
  companyId,
  opens,
  label = 'Authentication code',
  submitLabel = 'Check and keep the code',
  title,
  description,
  onKept,
  onClose,
}: CodeFormProps) {
  const form = useStatbookForm({ schema, defaultValues: { authCode: '' } });
  const saving = useAction('saveAuthenticationCode', opens);
  const save = async ({ authCode }: z.output<typeof schema>) => {
    await saving.mutateAsync({ body: { companyId, authCode } });
    onKept?.();
  };
  const field = (
    <TextField
      {...form.register('authCode')}
      label={label}
      hint="Six to eight letters and digits, from the letter of Companies House, which checks it. It is stored encrypted and shown on request only."
      mask={authenticationCodeMask}
      width="s"
      code
    />
  );
  return (
    <ActionForm form={form} onSubmit={save} submitLabel={submitLabel} onClose={onClose}>
      {title === undefined ? (
        field
      ) : (
        <FormSection title={title} description={description}>
          {field}
        </FormSection>
      )}
    </ActionForm>
  );
}
