import { FORMED_KINDS, FORMED_PLACES, KIND_OPTIONS, PLACE_OPTIONS } from '@statbook/domain/filing/forms';
import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { paths } from '#app/paths.ts';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { freeNameMask } from '#kit/mask/text-masks.ts';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { Select } from '#kit/select/select.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';

const proposed = z.object({
  companyName: z.string().trim().min(3, 'Enter the proposed name with its ending, like EXAMPLE LIMITED'),
  companyType: z.string().pipe(z.enum(FORMED_KINDS, 'Choose what is formed')),
  country: z.string().pipe(z.enum(FORMED_PLACES, 'Choose where it is registered')),
});

/** With these a company is taken into the list, and its incorporation begins. */
export function FormCompanyPage() {
  const mayForm = useMay('formCompany');
  return (
    <>
      <PageHeader
        title="Form a company"
        lead="The application to register a company (IN01) or a partnership (LLIN01). It is saved as you go: officers, people with significant control, shares and statements follow, and nothing is sent before you have reviewed and paid."
      />
      {mayForm ? <ProposedCompany /> : <NoAccess what="form companies" />}
    </>
  );
}

function ProposedCompany() {
  const navigate = useNavigate();
  const form = useStatbookForm({
    schema: proposed,
    defaultValues: { companyName: '', companyType: 'BYSHR', country: 'EW' },
  });
  const beginning = useAction('formCompany', ['getCompanies', 'getSubmissions']);
  const begin = async (body: z.output<typeof proposed>) => {
    const { entity } = await beginning.mutateAsync({ body });
    if (entity[0]) void navigate({ href: paths.form(entity[0].filingId) });
  };
  return (
    <Form form={form} onSubmit={begin}>
      <FormSection title="The company">
        <TextField
          {...form.register('companyName')}
          label="Proposed name"
          hint="With its ending, like EXAMPLE LIMITED. It can be changed until it is filed."
          width="l"
          mask={freeNameMask}
          maxLength={160}
        />
        <Select {...form.register('companyType')} label="What is formed" width="l" options={KIND_OPTIONS} />
        <Select
          {...form.register('country')}
          label="Registered in"
          hint="The registered office has to be there."
          options={PLACE_OPTIONS}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" kind="filled" busy={beginning.isPending}>
          Begin the application
        </Button>
      </FormActions>
    </Form>
  );
}
