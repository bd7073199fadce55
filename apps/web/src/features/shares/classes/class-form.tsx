import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useAction, useCall } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { AmountField } from '#kit/number-field/number-fields.tsx';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { digitsMask, freeNameMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Menu } from '#kit/menu/menu.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { shareCalls } from '../plan/share-calls.ts';
import { useLeave } from '../plan/use-leave.ts';
import { type ClassValues, classSchema, toClassValues } from './class-values.ts';
import styles from './classes.module.css';
import { modelRights } from './model-rights.ts';
import type { ShareClass } from './share-class.ts';

interface ClassFormProps {
  readonly companyId: string;
  /** Undefined for a new class. */
  readonly shareClass: ShareClass | undefined;
}

type ClassFormState = UseFormReturn<ClassValues, unknown, ClassValues>;

/** Sets a class of shares up, or changes one that has no shares yet. */
export function ClassForm({ companyId, shareClass }: ClassFormProps) {
  const form = useStatbookForm({ schema: classSchema, defaultValues: toClassValues(shareClass) });
  const saving = useAction('saveShareDetails', shareCalls);
  const leave = useLeave();
  const save = async (values: ClassValues) => {
    const shareClassId = shareClass?.shareClassId;
    await saving.mutateAsync({ body: { companyId, shareClassId, ...values } });
    await leave(sharePaths.classes(companyId), `${values.className} saved`);
  };
  return (
    <ActionForm
      form={form}
      onSubmit={save}
      submitLabel={shareClass === undefined ? 'Record class' : 'Record the terms'}
      cancelHref={sharePaths.classes(companyId)}
    >
      <FormSection title="The class">
        <TextField
          {...form.register('className')}
          mask={freeNameMask}
          label="Name of the class"
          hint="As in the articles, like Ordinary or A Ordinary"
          width="m"
        />
        <NominalFields form={form} />
        <Checkbox
          {...form.register('isNumbered')}
          label="Each share bears a number"
          hint="Only where the articles or a resolution ask for distinguishing numbers; fully paid shares that are alike need none."
        />
      </FormSection>
      <RightsFields form={form} />
    </ActionForm>
  );
}

function NominalFields({ form }: { form: ClassFormState }) {
  const currency = useWatch({ control: form.control, name: 'currency' });
  const currencies = useCall('getCurrencies');
  const options = (currencies.data?.entity ?? []).map(({ currencyCode, currencyName }) => ({
    value: currencyCode,
    label: `${currencyCode}, ${currencyName}`,
  }));
  return (
    <FieldRow>
      <Controller
        name="currency"
        control={form.control}
        render={({ field }) => (
          <Combobox {...field} label="Currency" options={options} searching={currencies.isLoading} />
        )}
      />
      <AmountField
        {...form.register('nominalValue')}
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
    const put = ({ particulars, votesPerShare, isRedeemable }: Omit<typeof model, 'id' | 'label'>) => {
      form.setValue('particulars', particulars, { shouldDirty: true });
      form.setValue('votesPerShare', votesPerShare, { shouldDirty: true });
      form.setValue('isRedeemable', isRedeemable, { shouldDirty: true });
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
          items={modelRights.map(({ id, label }) => ({ id, label, onSelect: () => startFrom(id) }))}
        />
      </div>
      <TextArea {...form.register('particulars')} label="Prescribed particulars" rows={8} />
      <TextField
        {...form.register('votesPerShare')}
        label="Votes for each share on a poll"
        hint="0 for a class without votes"
        mask={votesMask}
        width="xs"
        numeric
      />
      <Checkbox {...form.register('isRedeemable')} label="The shares are redeemable" />
    </FormSection>
  );
}

const votesMask = digitsMask(9);
