import { FormActions } from '#kit/form/form-section.tsx';
import { StartForm, useOfferedForms } from '../start-form.tsx';

interface BlockerFormsProps {
  readonly companyId: string;
  readonly forms: readonly string[];
}

/** The forms one of which settles what stands before a filing, each to be begun here; why not, where none can be. */
export function BlockerForms({ companyId, forms }: BlockerFormsProps) {
  const offered = useOfferedForms(companyId);
  const startable = forms.filter((form) => form === 'CS01' || offered.get(form)?.whyNot === null);
  const shown = startable.length > 0 ? startable : forms;
  if (shown.length === 0) return null;
  return (
    <FormActions>
      {shown.map((form) => (
        <StartForm key={form} companyId={companyId} form={form} explains />
      ))}
    </FormActions>
  );
}
