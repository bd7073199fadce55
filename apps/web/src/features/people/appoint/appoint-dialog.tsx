import { useRouter } from '@tanstack/react-router';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { useAction, useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import type { PersonDetails } from '../people-types.ts';

interface AppointDialogProps {
  readonly person: PersonDetails;
  readonly onClose: () => void;
}

const forms = {
  human: [
    { value: 'AP01', label: 'Director, or member of an LLP' },
    { value: 'AP03', label: 'Secretary' },
    { value: 'PSC01', label: 'Person with significant control' },
  ],
  body: [
    { value: 'AP02', label: 'Corporate director, or corporate member of an LLP' },
    { value: 'AP04', label: 'Corporate secretary' },
    { value: 'PSC02', label: 'Relevant legal entity with significant control' },
    { value: 'PSC03', label: 'Other registrable person with significant control' },
  ],
} as const;

const schema = z.object({
  companyId: z.string().min(1, 'Choose the company'),
  form: z.enum(['AP01', 'AP02', 'AP03', 'AP04', 'PSC01', 'PSC02', 'PSC03'], 'Choose as what'),
});

/** Chooses the company and the office; the form then begins with what is known of the person. */
export default function AppointDialog({ person, onClose }: AppointDialogProps) {
  const { personId, name, kind } = person;
  const router = useRouter();
  const form = useStatbookForm({
    schema,
    defaultValues: { companyId: '', form: forms[kind][0].value },
  });
  const { field: company } = useController({ control: form.control, name: 'companyId' });
  const { field: office } = useController({ control: form.control, name: 'form' });
  const { data, isLoading } = useCall('getAllCompanies');
  const starting = useAction('startForm', ['getForms', 'getPerson']);
  const companies = (data?.entity ?? []).map(({ companyId, companyName, companyNumber }) => ({
    value: companyId,
    label: companyName,
    detail: companyNumber,
  }));
  const begin = async (asked: z.output<typeof schema>) => {
    const { entity } = await starting.mutateAsync({ body: { ...asked, origin: { personId } } });
    const [started] = entity;
    if (started !== undefined) await router.navigate({ href: paths.form(started.filingId) });
  };
  return (
    <ActionDialog
      title={`Appoint ${name} in another company`}
      submitLabel="Begin the form"
      form={form}
      onSubmit={begin}
      onClose={onClose}
    >
      <Combobox {...company} label="Company" options={companies} searching={isLoading} />
      <RadioGroup {...office} label="As" options={forms[kind]} />
    </ActionDialog>
  );
}
