import { FormActions } from '#kit/form/form-section.tsx';
import { StartForm } from './start-form.tsx';

interface BlockerFormsProps {
  readonly companyId: string;
  readonly forms: readonly string[];
}

/** The forms one of which settles what stands before a filing, each to be begun here. */
export function BlockerForms({ companyId, forms }: BlockerFormsProps) {
  if (forms.length === 0) return null;
  return (
    <FormActions>
      {forms.map((form) => (
        <StartForm key={form} companyId={companyId} form={form} explains>
          File {form}
        </StartForm>
      ))}
    </FormActions>
  );
}
