import { parseCompanyNumber } from '@statbook/domain/companies';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import {
  authenticationCodeMask,
  optionalAuthenticationCode,
} from '#company-page/credentials/authentication-code.ts';
import { Button } from '#kit/button/button.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import {
  type AlreadyImported,
  findAlreadyImported,
  findArchived,
  toImportRefusal,
} from './import-refusal.ts';
import { registrationNumberMask } from '#kit/mask/text-masks.ts';

const schema = z.object({
  companyNumber: z
    .string()
    .refine((text) => parseCompanyNumber(text).ok, 'Enter the company number, like 01234567 or SC123456'),
  authCode: optionalAuthenticationCode,
});

const empty = { companyNumber: '', authCode: '' };

export type ImportedCompany = CallReply<'importCompany'>['entity'][number];

interface NumberFormProps {
  /** The number as it stands when the field is left. */
  readonly onNumber: (number: string) => void;
  /** What became of the company before is no longer of interest. */
  readonly onStart: () => void;
  readonly onImported: (company: ImportedCompany) => void;
  readonly onAlreadyImported: (company: AlreadyImported) => void;
  /** Its record is in the archive: `beginNew` imports it all the same. */
  readonly onArchived: (company: AlreadyImported, beginNew: () => void) => void;
}

/** One company, by its number; with its authentication code, capital and shareholders as well. */
export function NumberForm({
  onNumber,
  onStart,
  onImported,
  onAlreadyImported,
  onArchived,
}: NumberFormProps) {
  const form = useStatbookForm({ schema, defaultValues: empty });
  const importing = useAction('importCompany', ['getCompanies']);

  const importOne = async ({ companyNumber, authCode }: z.output<typeof schema>, beginsNew?: true) => {
    onStart();
    const body = { companyNumber, ...(authCode !== '' && { authCode }), ...(beginsNew && { beginsNew }) };
    const { entity } = await importing.mutateAsync({ body });
    // The fields are registered once, by the compiler's memory: a reset must keep them.
    form.reset(empty, { keepFieldsRef: true });
    onNumber('');
    const [company] = entity;
    if (company) onImported(company);
  };
  const submit = async (entered: z.output<typeof schema>) => {
    try {
      await importOne(entered);
    } catch (error) {
      const [archived, already] = [findArchived(error), findAlreadyImported(error)];
      if (archived !== undefined)
        onArchived(archived, () => void importOne(entered, true).catch(showFailure));
      else if (already !== undefined) onAlreadyImported(already);
      else return toImportRefusal(error);
    }
    return undefined;
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormSection title="The company">
        <TextField
          {...form.register('companyNumber', { onBlur: () => onNumber(form.getValues('companyNumber')) })}
          label="Company number"
          hint="Eight letters and digits, like 01234567 or SC123456"
          mask={registrationNumberMask}
          width="s"
          code
        />
        <TextField
          {...form.register('authCode')}
          label="Authentication code"
          hint="With it share classes, capital and shareholders are read as well. It is kept encrypted."
          mask={authenticationCodeMask}
          width="s"
          code
          optional
        />
      </FormSection>
      <FormActions>
        <Button type="submit" kind="filled" busy={importing.isPending}>
          Import company
        </Button>
      </FormActions>
    </Form>
  );
}
