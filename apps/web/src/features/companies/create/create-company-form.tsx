import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Select } from '#kit/select/select.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { type AlreadyImported, findAlreadyImported, findArchived } from '../import/import-refusal.ts';
import { freeNameMask, registrationNumberMask } from '#kit/mask/text-masks.ts';
import { emptyCompany, enteredCompany, jurisdictionOptions, toBody, typeOptions } from './entered-company.ts';
import { OfficeFields } from './office-fields.tsx';

interface CreateCompanyFormProps {
  /** The number as it stands when the field is left. */
  readonly onNumber: (number: string) => void;
  readonly onStart: () => void;
  readonly onAlreadyListed: (company: AlreadyImported) => void;
  /** Its record is in the archive: `beginNew` makes another one all the same. */
  readonly onArchived: (company: AlreadyImported, beginNew: () => void) => void;
  readonly onCreated: (companyId: string) => void;
}

/** What a person knows of the company. */
export function CreateCompanyForm({
  onNumber,
  onStart,
  onAlreadyListed,
  onArchived,
  onCreated,
}: CreateCompanyFormProps) {
  const form = useStatbookForm({ schema: enteredCompany, defaultValues: emptyCompany });
  const creating = useAction('createCompany', ['getCompanies']);
  const number = useWatch({ control: form.control, name: 'companyNumber' });

  const create = async (entered: z.output<typeof enteredCompany>, beginsNew?: true) => {
    onStart();
    const body = { ...toBody(entered), ...(beginsNew && { beginsNew }) };
    const { entity } = await creating.mutateAsync({ body });
    showToast(`${entered.companyName} added to your companies`);
    if (entity[0]) onCreated(entity[0].companyId);
  };
  const submit = async (entered: z.output<typeof enteredCompany>) => {
    try {
      await create(entered);
    } catch (error) {
      const [archived, already] = [findArchived(error), findAlreadyImported(error)];
      if (archived !== undefined) onArchived(archived, () => void create(entered, true).catch(showFailure));
      else if (already !== undefined) onAlreadyListed(already);
      else throw error;
    }
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
        <TextField {...form.register('companyName')} label="Name" width="l" mask={freeNameMask} />
        <Select
          {...form.register('companyType')}
          label="Company type"
          hint="A community interest company (CIC) is limited by shares or by guarantee."
          placeholder="Choose a type"
          width="l"
          options={typeOptions}
        />
        <PastDayField
          control={form.control}
          name="incorporatedOn"
          label="Incorporated on"
          hint="Like 5 3 1980"
        />
        <Select
          {...form.register('jurisdiction')}
          label="Jurisdiction"
          placeholder="Choose a jurisdiction"
          options={jurisdictionOptions(number)}
        />
      </FormSection>
      <FormSection title="Registered office">
        <OfficeFields register={(part) => form.register(`registeredOffice.${part}`)} />
      </FormSection>
      <FormActions>
        <Button type="submit" kind="filled" busy={creating.isPending}>
          Enter the company
        </Button>
      </FormActions>
    </Form>
  );
}
