import { parseCompanyNumber } from '@statbook/domain';
import { z } from 'zod';
import { useAct } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { Button } from '#kit/action/button.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { type AlreadyImported, findAlreadyImported, toImportRefusal } from './import-refusal.ts';

const schema = z.object({
  companyRegNo: z
    .string()
    .refine((text) => parseCompanyNumber(text).ok, 'Enter the company number, like 01234567 or SC123456'),
  AuthCode: z
    .string()
    .trim()
    .regex(/^(?:[A-Za-z0-9]{6,8})?$/, 'Enter the six to eight letters and digits of the authentication code'),
});

const empty = { companyRegNo: '', AuthCode: '' };

/** Eight letters and digits, as registered numbers are; blanks are what people group them by. */
const numberMask = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, '')
    .trimStart()
    .slice(0, 12);
const codeMask = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8);

export type ImportedCompany = CallReply<'importCompany'>['Entity'][number];

interface NumberFormProps {
  /** The number as it stands when the field is left. */
  readonly onNumber: (number: string) => void;
  /** What became of the company before is no longer of interest. */
  readonly onStart: () => void;
  readonly onImported: (company: ImportedCompany) => void;
  readonly onAlreadyImported: (company: AlreadyImported) => void;
}

/** One company, by its number; with its authentication code, capital and shareholders as well. */
export function NumberForm({ onNumber, onStart, onImported, onAlreadyImported }: NumberFormProps) {
  const form = useStatbookForm({ schema, defaultValues: empty });
  const importing = useAct('importCompany', ['getCompanies']);

  const submit = async ({ companyRegNo, AuthCode }: z.output<typeof schema>) => {
    onStart();
    try {
      const body = { companyRegNo, ...(AuthCode !== '' && { AuthCode }) };
      const { Entity } = await importing.mutateAsync({ body });
      // The fields are registered once, by the compiler's memory: a reset must keep them.
      form.reset(empty, { keepFieldsRef: true });
      onNumber('');
      const [company] = Entity;
      if (company) onImported(company);
      return undefined;
    } catch (error) {
      const already = findAlreadyImported(error);
      if (already === undefined) return toImportRefusal(error);
      onAlreadyImported(already);
      return undefined;
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormSection title="The company">
        <TextField
          {...form.register('companyRegNo', { onBlur: () => onNumber(form.getValues('companyRegNo')) })}
          label="Company number"
          hint="Eight letters and digits, like 01234567 or SC123456"
          mask={numberMask}
          width="s"
          code
        />
        <TextField
          {...form.register('AuthCode')}
          label="Authentication code"
          hint="With it share classes, capital and shareholders are read as well. It is kept encrypted."
          mask={codeMask}
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
