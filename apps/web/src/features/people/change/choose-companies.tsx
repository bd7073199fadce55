import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { CheckboxGroup } from '#kit/choice/checkbox-group.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';
import { type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { takeFocus } from '#kit/focus/next-focus.ts';
import { Muted } from '#kit/muted/muted.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { formatDate } from '#kit/value/format.ts';
import styles from '../people.module.css';
import { changeCalls, type ChangePlan, keyOf, type PlannedRole } from './change-types.ts';
import { LeaveChange } from './leave-change.tsx';
import { RolesLeftOut } from './roles-left-out.tsx';

interface ChooseCompaniesProps {
  readonly personId: string;
  readonly fromFilingId?: string | undefined;
  readonly plan: ChangePlan;
  readonly answers: Readonly<Record<string, string>>;
  readonly onBack: () => void;
}

type Likeness = PlannedRole['likeness'];
type Chosen = Readonly<Record<Likeness, readonly string[]>>;

const groups: readonly { readonly likeness: Likeness; readonly title: string; readonly hint?: string }[] = [
  {
    likeness: 'same',
    title: 'Registers that say the same now',
    hint: 'Chosen already, as far as they can be.',
  },
  { likeness: 'same-postcode', title: 'Registers with the same postcode' },
  { likeness: 'other', title: 'Registers that say something else' },
];

const checkChosen = (chosen: Chosen): Readonly<Record<string, string>> => {
  const first = groups.find(({ likeness }) => chosen[likeness] !== undefined);
  const isNone = Object.values(chosen).every((keys) => keys.length === 0);
  return isNone && first ? { [first.likeness]: 'Choose at least one company' } : {};
};

/** The companies in which drafts are started: those that say the same are chosen, everything else is offered. */
export default function ChooseCompanies(props: ChooseCompaniesProps) {
  const { plan, onBack } = props;
  const { open, form, isBeginning, begin, blocker } = useBeginning(props);
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.page}>
      {open.length === 0 ? (
        <EmptyState title="No notice can be started" actions={<Button onClick={onBack}>Back</Button>}>
          No register needs this change, or what is in its way has to be settled first.
        </EmptyState>
      ) : (
        <Form form={form} onSubmit={begin}>
          <FormSection
            title="Companies"
            description="A draft is started for each: nothing is sent before you have reviewed them."
          >
            {groups.map((group) => (
              <Group key={group.likeness} {...group} form={form} roles={open} />
            ))}
          </FormSection>
          <FormActions>
            <Button type="submit" kind="filled" busy={isBeginning}>
              Start the drafts
            </Button>
            <Button onClick={onBack}>Back</Button>
          </FormActions>
        </Form>
      )}
      <RolesLeftOut roles={plan.roles} />
      <LeaveChange blocker={blocker} />
      {plan.companiesElsewhere > 0 && (
        <Muted>
          Also in {plan.companiesElsewhere === 1 ? 'a company' : `${plan.companiesElsewhere} companies`} that
          you do not see.
        </Muted>
      )}
    </div>
  );
}

function useBeginning({ personId, fromFilingId, plan, answers }: ChooseCompaniesProps) {
  const router = useRouter();
  // Pressed twice, or sent again after no answer came, it is one act.
  const [key] = useState(() => crypto.randomUUID());
  const open = plan.roles.filter(({ whyNot }) => whyNot === null);
  const ofGroup = (likeness: Likeness) =>
    open.filter((role) => role.likeness === likeness && role.isPreselected).map(keyOf);
  const form = useStatbookForm<Chosen>({
    defaultValues: {
      same: ofGroup('same'),
      'same-postcode': ofGroup('same-postcode'),
      other: ofGroup('other'),
    },
    check: checkChosen,
  });
  const isBegun = useRef(false);
  const { blocker } = useUnsavedChanges(form, { isEntered: true, isSaved: () => isBegun.current });
  const beginning = useAction('beginPersonChange', changeCalls);
  const begin = async (chosen: Chosen) => {
    const keys = new Set(Object.values(chosen).flat());
    const roles = open
      .filter((role) => keys.has(keyOf(role)))
      .map(({ companyId, register, registerKey }) => ({ companyId, register, registerKey }));
    const body = { personId, fromFilingId, answers, key, roles };
    const [begun] = (await beginning.mutateAsync({ body })).entity;
    if (begun === undefined) return;
    isBegun.current = true;
    const { length } = begun.filings;
    showToast(length === 1 ? 'A draft was started' : `${length} drafts were started`);
    await router.navigate({ href: paths.personChange(personId, begun.changeId) });
  };
  return { open, form, isBeginning: beginning.isPending, begin, blocker };
}

interface GroupProps {
  readonly likeness: Likeness;
  readonly title: string;
  readonly hint?: string;
  readonly form: StatbookForm<Chosen>;
  readonly roles: readonly PlannedRole[];
}

function Group({ likeness, title, hint, form, roles }: GroupProps) {
  const alike = roles.filter((role) => role.likeness === likeness);
  if (alike.length === 0) return null;
  const options = alike.map((role) => ({
    value: keyOf(role),
    label: `${role.companyName}: ${role.roleText} (${role.form ?? ''})`,
    hint: describe(role),
  }));
  return (
    <Controller
      name={likeness}
      control={form.control}
      render={({ field: { value, ...control } }) => (
        <CheckboxGroup {...control} label={title} hint={hint} options={options} values={value} />
      )}
    />
  );
}

const inLine = (lines: readonly string[]) => (lines.length === 0 ? 'nothing' : lines.join(', '));

/** What the register says, what it will say, and by when it has to be told. */
function describe({ changes, dueOn, note }: PlannedRole): string {
  const told = changes.map(({ label, now, after }) => `${label}: now ${inLine(now)}; then ${inLine(after)}.`);
  return [...told, ...(dueOn === null ? [] : [`Last day ${formatDate(dueOn)}.`]), note ?? '']
    .join(' ')
    .trim();
}
