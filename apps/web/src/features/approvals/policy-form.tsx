import { FORM_IDS, type FormId, getForm } from '@statbook/domain/filing';
import { checkRule, MOST_LEVELS } from '@statbook/domain/approvals';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useAction, useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { approvalCalls } from '#filing/approval/approval-calls.ts';
import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { useFocusAfterRemoval } from '#kit/fieldset/use-focus-after-removal.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { onDemand } from '#kit/on-demand.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { LevelFields } from './level-fields.tsx';
import type { Nameable, Policy } from './policy-types.ts';

const SignatoryDialog = onDemand(() => import('./signatory-dialog.tsx'));

interface PolicyFormProps {
  /** Undefined for a new one. */
  readonly policy: Policy | undefined;
  readonly people: readonly Nameable[];
  readonly onClose: () => void;
}

/** As the form keeps it: its library wants arrays that it may change. */
interface Values {
  companyId: string;
  form: string;
  levels: { approvers: string[]; needed: number }[];
  mayApproveAlone: string[];
}

const forms = FORM_IDS.map((id) => ({ value: id, label: `${id} ${getForm(id).name}` }));

/** For what the policy is, who approves on each of its levels, and who may do so alone. */
export default function PolicyForm({ policy, people, onClose }: PolicyFormProps) {
  // What was read when the form was opened is what it changes, also where another saves meanwhile.
  const [version] = useState(policy?.version ?? 0);
  const [isAdding, setAdding] = useState(false);
  const form = useStatbookForm<Values>({
    defaultValues: valuesOf(policy),
    check: (values) => checkRule(toRule(values)),
  });
  const saving = useAction('saveApprovalPolicy', ['getApprovalPolicies', ...approvalCalls]);
  const save = async (values: Values) => {
    await saving.mutateAsync({ body: { version, inForce: true, ...toRule(values) } });
    showToast('Policy saved');
  };
  return (
    <>
      <ActionForm form={form} onSubmit={save} submitLabel="Save policy" kind="filled" onClose={onClose}>
        {policy === undefined && <ScopeFields control={form.control} />}
        <LevelsPart form={form} people={people} onAddSignatory={() => setAdding(true)} />
      </ActionForm>
      {isAdding && <SignatoryDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const valuesOf = (policy: Policy | undefined): Values => ({
  companyId: policy?.companyId ?? '',
  form: policy?.form ?? '',
  levels: (policy?.levels ?? [{ approvers: [], needed: 1 }]).map(({ approvers, needed }) => ({
    approvers: [...approvers],
    needed,
  })),
  mayApproveAlone: [...(policy?.mayApproveAlone ?? [])],
});

function toRule({ companyId, form, levels, mayApproveAlone }: Values) {
  const named = new Set(levels.flatMap(({ approvers }) => approvers));
  return {
    companyId: companyId || undefined,
    // The list offers forms only.
    form: (form || undefined) as FormId | undefined,
    levels,
    mayApproveAlone: mayApproveAlone.filter((id) => named.has(id)),
  };
}

type Control = StatbookForm<Values>['control'];

interface PeopleProps {
  readonly people: readonly Nameable[];
}

interface LevelsPartProps extends PeopleProps {
  readonly form: StatbookForm<Values>;
  readonly onAddSignatory: () => void;
}

function LevelsPart({ form, people, onAddSignatory }: LevelsPartProps) {
  const { control } = form;
  const mayAdd = useMay('addSignatory');
  const { field } = useController({ control, name: 'levels' });
  const levels: Values['levels'] = field.value;
  const { addButton, removing } = useFocusAfterRemoval();
  const change = (changed: Values['levels']) => {
    field.onChange(changed);
    // A level is no field of its own: what was wrong with one is looked at again here.
    if (form.getFieldState('levels').invalid) void form.trigger('levels');
  };
  // Signatories submit nothing.
  const users = people.filter(({ email }) => email === undefined);
  const named = users.filter(({ id }) => levels.some(({ approvers }) => approvers.includes(id)));
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
          onChange={(changed) => change(levels.with(index, changed))}
          onRemove={() => removing(() => change(levels.toSpliced(index, 1)))}
        />
      ))}
      <FormActions>
        {levels.length < MOST_LEVELS && (
          <Button ref={addButton} onClick={() => change([...levels, { approvers: [], needed: 1 }])}>
            Add a level
          </Button>
        )}
        {mayAdd && <Button onClick={onAddSignatory}>Add a signatory</Button>}
      </FormActions>
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

function AloneFields({ control, people }: PeopleProps & { readonly control: Control }) {
  const { field } = useController({ control, name: 'mayApproveAlone' });
  const value: readonly string[] = field.value;
  const turn = (id: string, on: boolean) =>
    field.onChange(on ? [...value, id] : value.filter((each) => each !== id));
  return (
    <Fieldset title="May be the only one to approve what they submit themselves">
      <GroupError name="mayApproveAlone" />
      {people.map(({ id, name }) => (
        <Checkbox
          key={id}
          name={`mayApproveAlone.${id}`}
          label={name}
          checked={value.includes(id)}
          onChange={(event) => turn(id, event.target.checked)}
        />
      ))}
    </Fieldset>
  );
}
