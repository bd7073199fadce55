import { useMemo } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { toFormRefusal } from '#api/api-problem.ts';
import { useAct, useCall } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Combobox } from '#kit/form/combobox.tsx';
import { AmountField } from '#kit/form/figure-fields.tsx';
import { FieldRow, FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Menu } from '#kit/popup/menu.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { shareCalls } from '../plan/share-calls.ts';
import { type ClassValues, classSchema, toClassValues } from './class-values.ts';
import styles from './classes.module.css';
import { modelRights } from './model-rights.ts';
import type { ShareClass } from './share-class.ts';

interface ClassFormProps {
  readonly companyId: string;
  /** Undefined for a new class. */
  readonly shareClass: ShareClass | undefined;
  readonly onSaved: (name: string) => void;
}

type ClassFormState = UseFormReturn<ClassValues, unknown, ClassValues>;

/** Sets a class of shares up, or changes one that has no shares yet. */
export function ClassForm({ companyId, shareClass, onSaved }: ClassFormProps) {
  const form = useStatbookForm({ schema: classSchema, defaultValues: toClassValues(shareClass) });
  const saving = useAct('saveShareDetails', shareCalls);
  const save = async (values: ClassValues) => {
    const ShareClassId = shareClass?.ShareClassId;
    try {
      await saving.mutateAsync({ body: { CompanyId: companyId, ShareClassId, ...values } });
      onSaved(values.ClassName);
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  return (
    <Form form={form} onSubmit={save}>
      <FormSection title="The class">
        <TextField
          {...form.register('ClassName')}
          label="Name of the class"
          hint="As in the articles, like Ordinary or A Ordinary"
          width="m"
        />
        <NominalFields form={form} />
        <Checkbox
          {...form.register('IsNumbered')}
          label="Each share bears a number"
          hint="Only where the articles or a resolution ask for distinguishing numbers; fully paid shares that are alike need none."
        />
      </FormSection>
      <RightsFields form={form} />
      <FormActions>
        <Button type="submit" kind="filled" busy={saving.isPending}>
          {shareClass === undefined ? 'Record class' : 'Record the terms'}
        </Button>
        <LinkButton href={sharePaths.classes(companyId)}>Cancel</LinkButton>
      </FormActions>
    </Form>
  );
}

function NominalFields({ form }: { form: ClassFormState }) {
  const currency = useWatch({ control: form.control, name: 'Currency' });
  const currencies = useCall('getCurrencies');
  const options = useMemo(
    () =>
      (currencies.data?.Entity ?? []).map(({ CurrencyCode, CurrencyName }) => ({
        value: CurrencyCode,
        label: `${CurrencyCode}, ${CurrencyName}`,
      })),
    [currencies.data],
  );
  return (
    <FieldRow>
      <Controller
        name="Currency"
        control={form.control}
        render={({ field }) => (
          <Combobox {...field} label="Currency" options={options} searching={currencies.isLoading} />
        )}
      />
      <AmountField
        {...form.register('NominalValue')}
        label="Nominal value of each share"
        currency={currency}
      />
    </FieldRow>
  );
}

function RightsFields({ form }: { form: ClassFormState }) {
  const startFrom = (id: string) => {
    const model = modelRights.find((each) => each.id === id);
    if (model === undefined) return;
    const before = form.getValues();
    const put = ({ Particulars, VotesPerShare, IsRedeemable }: Omit<typeof model, 'id' | 'label'>) => {
      form.setValue('Particulars', Particulars, { shouldDirty: true });
      form.setValue('VotesPerShare', VotesPerShare, { shouldDirty: true });
      form.setValue('IsRedeemable', IsRedeemable, { shouldDirty: true });
    };
    put(model);
    showToast({
      text: `Model wording: ${model.label}`,
      action: { label: 'Undo', onSelect: () => put(before) },
    });
  };
  return (
    <FormSection
      title="Rights attached to the shares"
      description="The prescribed particulars, as every statement of capital repeats them: votes, dividends, capital and redemption, in the words of the articles."
    >
      <div className={styles.models}>
        <Menu
          label="Start from a model wording"
          entries={modelRights.map(({ id, label }) => ({ id, label, onSelect: () => startFrom(id) }))}
        />
      </div>
      <TextArea {...form.register('Particulars')} label="Prescribed particulars" rows={8} />
      <TextField
        {...form.register('VotesPerShare')}
        label="Votes for each share on a poll"
        hint="0 for a class without votes"
        mask={votesMask}
        width="xs"
        figure
      />
      <Checkbox {...form.register('IsRedeemable')} label="The shares are to be redeemed or may be" />
    </FormSection>
  );
}

const votesMask = (text: string) => text.replace(/\D/g, '').slice(0, 9);
