import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useAction, useCall } from '#api/queries.ts';
import { PageList } from '#company-page/page-part.tsx';
import { CheckboxGroup } from '#kit/choice/checkbox-group.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
import type { Option } from '#kit/select/select.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { formatNumber } from '#kit/value/format.ts';
import { hasTag } from './has-tag.ts';

interface TaggedCompany {
  readonly companyId: string;
  readonly tags: readonly string[];
}

interface TagDialogProps {
  readonly companies: readonly TaggedCompany[];
  readonly onTagged?: (() => void) | undefined;
  readonly onClose: () => void;
}

const toTags = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter((tag) => tag !== '');

const schema = z
  .object({
    known: z.array(z.string()),
    add: z
      .string()
      .refine(
        (text) => toTags(text).every((tag) => tag.length <= 40),
        'Enter at most 40 characters for a tag, and commas between tags',
      ),
    remove: z.array(z.string()),
  })
  .refine(({ known, add, remove }) => known.length + toTags(add).length + remove.length > 0, {
    path: ['add'],
    message: 'Enter a tag, or choose one to add or to remove',
  });

type Values = z.output<typeof schema>;

/** So many companies one call takes. */
const mostAtOnce = 500;

/** Which tags companies are given, and which are taken from them. */
export default function TagDialog({ companies, onTagged, onClose }: TagDialogProps) {
  const inUse = useCall('getCompanyTags');
  const form = useStatbookForm({ schema, defaultValues: { known: [], add: '', remove: [] } });
  const saving = useAction('tagCompanies', [
    'getCompanyTags',
    'getCompanies',
    'getCompanyRegisteredInformation',
  ]);
  const countText = `${formatNumber(companies.length)} companies`;
  const save = async ({ known, add, remove }: Values) => {
    const tags = { add: [...known, ...toTags(add)], remove };
    for (let begun = 0; begun < companies.length; begun += mostAtOnce) {
      const some = companies.slice(begun, begun + mostAtOnce);
      await saving.mutateAsync({ body: { companyIds: some.map(({ companyId }) => companyId), ...tags } });
    }
    showToast(companies.length === 1 ? 'Tags changed' : `Tags of ${countText} changed`);
    onTagged?.();
  };
  return (
    <ActionDialog
      title={companies.length === 1 ? 'Change tags' : `Change tags of ${countText}`}
      submitLabel="Change tags"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        {...form.register('add')}
        label="Add tags"
        hint="A partner, a client code, a month: what you group companies by. Separate several with commas."
        optional
        autoComplete="off"
      />
      <PageList query={inUse} what="tags">
        {(found) => (
          <TagFields
            form={form}
            inUse={found.map(({ tag }) => tag).toSorted(byNumbers)}
            companies={companies}
          />
        )}
      </PageList>
    </ActionDialog>
  );
}

interface TagFieldsProps {
  readonly form: StatbookForm<Values, Values>;
  readonly inUse: readonly string[];
  readonly companies: readonly TaggedCompany[];
}

function TagFields({ form, inUse, companies }: TagFieldsProps) {
  const optionOf = (tag: string): Option => {
    const tagged = companies.filter(({ tags }) => hasTag(tags, tag)).length;
    const isPart = tagged > 0 && tagged < companies.length;
    return { value: tag, label: tag, hint: isPart ? `${tagged} of ${companies.length} have it` : undefined };
  };
  const missing = inUse.filter((tag) => companies.some(({ tags }) => !hasTag(tags, tag)));
  const given = inUse.filter((tag) => companies.some(({ tags }) => hasTag(tags, tag)));
  const groups = [
    { name: 'known', label: 'Add tags in use', options: missing.map(optionOf) },
    { name: 'remove', label: 'Remove tags', options: given.map(optionOf) },
  ] as const;
  return groups.map(
    ({ name, label, options }) =>
      options.length > 0 && (
        <Controller
          key={name}
          name={name}
          control={form.control}
          render={({ field: { value, ...field } }) => (
            <CheckboxGroup {...field} values={value} label={label} options={options} optional />
          )}
        />
      ),
  );
}

/** As the list sorts them: 2 before 10. */
const { compare: byNumbers } = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
