import { FORM_IDS, type FormId, getForm } from '@statbook/domain/filing';
import { MOST_LEVELS } from '@statbook/domain/approvals';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { useAction, useCall } from '#api/queries.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { LevelFields } from './level-fields.tsx';
import type { Person, Policy } from './policy-types.ts';

interface PolicyFormProps {
  /** Undefined for a new one. */
  readonly policy: Policy | undefined;
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

const schema = z.object({
  companyId: z.string(),
  form: z.string(),
  levels: z.array(z.object({ approvers: z.array(z.string()), needed: z.number() })),
  mayApproveAlone: z.array(z.string()),
});
type Values = z.output<typeof schema>;

const forms = FORM_IDS.map((id) => ({ value: id, label: `${id} ${getForm(id).name}` }));

/** For what the policy is, who approves on each of its levels, and who may do so alone. */
export default function PolicyForm({ policy, people, onClose }: PolicyFormProps) {
  // What was read when the form was opened is what it changes, also where another saves meanwhile.
  const [version] = useState(policy?.version ?? 0);
  const form = useStatbookForm({
    schema,
    defaultValues: {
      companyId: policy?.companyId ?? '',
      form: policy?.form ?? '',
      levels: (policy?.levels ?? [{ approvers: [], needed: 1 }]).map((level) => ({
        approvers: [...level.approvers],
        needed: level.needed,
      })),
      mayApproveAlone: [...(policy?.mayApproveAlone ?? [])],
    },
  });
  const saving = useAction('saveApprovalPolicy', ['getApprovalPolicies', 'getFilingApproval']);
  const save = async (values: Values) => {
    const named = new Set(values.levels.flatMap(({ approvers }) => approvers));
    await saving.mutateAsync({
      body: {
        version,
        inForce: true,
        companyId: values.companyId || undefined,
        // The list offers forms only.
        form: (values.form || undefined) as FormId | undefined,
        levels: values.levels,
        mayApproveAlone: values.mayApproveAlone.filter((userId) => named.has(userId)),
      },
    });
    showToast('Policy saved');
  };
  return (
    <ActionForm form={form} onSubmit={save} submitLabel="Save policy" kind="filled" onClose={onClose}>
      {policy === undefined && <ScopeFields control={form.control} />}
      <LevelsPart control={form.control} people={people} />
    </ActionForm>
  );
}

type Control = ReturnType<typeof useStatbookForm<Values, Values>>['control'];

interface PeopleProps {
  readonly control: Control;
  readonly people: readonly Person[];
}

function LevelsPart({ control, people }: PeopleProps) {
  const { field } = useController({ control, name: 'levels' });
  const levels: Values['levels'] = field.value;
  const named = people.filter(({ userId }) => levels.some(({ approvers }) => approvers.includes(userId)));
  return (
    <>
      <GroupError name="levels" />
      {levels.length === 0 && (
        <Banner title="Nothing has to be approved here">
          Without a level this is an exception from a wider policy.
        </Banner>
      )}
      {levels.map((level, index) => (
        <LevelFields
          // oxlint-disable-next-line react/no-array-index-key -- a level is its place
          key={index}
          index={index}
          level={level}
          people={people}
          onChange={(changed) => field.onChange(levels.with(index, changed))}
          onRemove={() => field.onChange(levels.toSpliced(index, 1))}
        />
      ))}
      {levels.length < MOST_LEVELS && (
        <FormActions>
          <Button onClick={() => field.onChange([...levels, { approvers: [], needed: 1 }])}>
            Add a level
          </Button>
        </FormActions>
      )}
      {named.length > 0 && <AloneFields control={control} people={named} />}
    </>
  );
}

function ScopeFields({ control }: { readonly control: Control }) {
  const { field: company } = useController({ control, name: 'companyId' });
  const { field: form } = useController({ control, name: 'form' });
  const { data, isLoading } = useCall('getAllCompanies');
  const companies = (data?.entity ?? []).map(({ companyId, companyName, companyNumber }) => ({
    value: companyId,
    label: companyName,
    detail: companyNumber,
  }));
  return (
    <FormSection
      title="What it is for"
      description="A company counts before a form, and both together before either."
    >
      <Combobox
        {...company}
        label="Company"
        optional
        hint="Left out: every company."
        options={companies}
        searching={isLoading}
      />
      <Combobox {...form} label="Form" optional hint="Left out: every form." options={forms} />
    </FormSection>
  );
}

function AloneFields({ control, people }: PeopleProps) {
  const { field } = useController({ control, name: 'mayApproveAlone' });
  const value: readonly string[] = field.value;
  const turn = (userId: string, on: boolean) =>
    field.onChange(on ? [...value, userId] : value.filter((each) => each !== userId));
  return (
    <Fieldset title="May be the only one to approve what they submit themselves">
      <GroupError name="mayApproveAlone" />
      {people.map(({ userId, fullName }) => (
        <Checkbox
          key={userId}
          name={`mayApproveAlone.${userId}`}
          label={fullName}
          checked={value.includes(userId)}
          onChange={(event) => turn(userId, event.target.checked)}
        />
      ))}
    </Fieldset>
  );
}
