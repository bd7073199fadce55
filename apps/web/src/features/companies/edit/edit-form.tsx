import { statesSicCodes } from '@statbook/domain/companies';
import { useAction } from '#api/queries.ts';
import { useToday } from '#api/configuration.ts';
import { draftCalls } from '#filing/draft-calls.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import type { CompanyOverview } from '../record/overview-types.ts';
import type { BegunNotice } from './begun-notices.tsx';
import { AccountingPart, EmailPart, NamePart, OfficePart, SicPart } from './edit-fields.tsx';
import type { FormRow, Registered } from './edit-parts.ts';
import { checkEdit, type EditValues, toEditBody, unchanged } from './edit-values.ts';

interface EditFormProps {
  readonly company: CompanyOverview;
  readonly registered: Registered;
  readonly forms: readonly FormRow[];
  readonly onBegun: (notices: readonly BegunNotice[]) => void;
}

/** What changes, part by part; saving begins a notice for each part that is ticked. */
export function EditForm({ company, registered, forms, onBegun }: EditFormProps) {
  const { companyId } = company;
  const form = useStatbookForm<EditValues>({
    defaultValues: {
      ...unchanged,
      classificationCodeDetails: (registered.kept?.sicCodes ?? registered.sicCodes)
        .map(({ code }) => code)
        .join(' '),
    },
    check: checkEdit,
  });
  const saving = useAction('editCompanyInformation', [
    ...draftCalls,
    'getCompanyRegisteredInformation',
    'getCompanyOverview',
    'getActivityLogs',
  ]);
  const save = async (values: EditValues) => {
    const { entity } = await saving.mutateAsync({ body: { companyId, ...toEditBody(values) } });
    onBegun(entity);
  };
  const part = { form, forms };
  return (
    <ActionForm form={form} onSubmit={save} submitLabel="Save" kind="filled">
      <OfficePart {...part} registered={registered} companyNumber={company.companyNumber} />
      <EmailPart {...part} hasEmail={registered.hasRegisteredEmail} />
      {statesSicCodes(company.companyType) && <SicPart {...part} registered={registered} />}
      <AccountingPart {...part} accounts={company.accounts} today={useToday()} />
      <NamePart {...part} name={company.companyName} />
    </ActionForm>
  );
}
