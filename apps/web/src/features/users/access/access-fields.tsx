import { Controller, useController, useWatch } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { PageList } from '#company-page/page-part.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { DateField } from '#kit/date-field/date-field.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { Select } from '#kit/select/select.tsx';
import type { Role } from '../user-types.ts';
import styles from './access.module.css';
import { type AccessValues, findRole } from './access-values.ts';
import { CompanyChoice } from './company-choice.tsx';
import { FlagChoice } from './flag-choice.tsx';
import { describeFlags } from './flag-texts.ts';

type AccessForm = StatbookForm<AccessValues>;

interface AccessFieldsProps {
  readonly form: AccessForm;
  readonly roles: readonly Role[];
  /** Companies chosen for the user that who changes them does not see. */
  readonly otherCompanies?: number | undefined;
}

/** Role, rights and companies of a user. A main user holds everything, so there is nothing more to choose. */
export function AccessFields({ form, roles, otherCompanies = 0 }: AccessFieldsProps) {
  const roleId = useWatch({ control: form.control, name: 'roleId' });
  const role = findRole(roles, roleId);
  const isMain = role?.builtIn === 'main';
  return (
    <>
      <FormSection title="Role and rights">
        <Select
          {...form.register('roleId')}
          label="Role"
          options={[
            { value: '', label: 'No role' },
            ...roles.map(({ roleId: value, name }) => ({ value, label: name })),
          ]}
        />
        {role && (
          <Muted aria-live="polite" className={styles.role}>
            {isMain ? 'A main user may do everything, for every company.' : `${describeFlags(role.flags)}.`}
          </Muted>
        )}
        {!isMain && <OwnFlags form={form} role={role} />}
      </FormSection>
      {!isMain && (
        <>
          <Companies form={form} otherCompanies={otherCompanies} />
          <EndOfAccess form={form} />
        </>
      )}
    </>
  );
}

function EndOfAccess({ form }: { form: AccessForm }) {
  const today = useToday();
  return (
    <FormSection title="Period">
      <Controller
        name="expires"
        control={form.control}
        render={({ field }) => (
          <DateField
            {...field}
            label="Access ends on"
            optional
            hint="The last day, like 27 3 2027. Leave empty where it does not end by itself."
            today={today}
            earliest={today}
          />
        )}
      />
    </FormSection>
  );
}

function OwnFlags({ form, role }: { form: AccessForm; role: Role | undefined }) {
  const { field } = useController({ control: form.control, name: 'flags' });
  return (
    <>
      <Lead>
        {role === undefined
          ? 'Tick what this person may do.'
          : 'Tick what this person may do beyond the role.'}
      </Lead>
      <FlagChoice name="flags" value={field.value} onChange={field.onChange} without={role?.flags} />
    </>
  );
}

const reaches = [
  { value: 'chosen', label: 'Chosen companies', hint: 'The others do not exist for this person.' },
  { value: 'every', label: 'Every company', hint: 'Those that are added later as well.' },
];

function Companies({ form, otherCompanies }: { form: AccessForm; otherCompanies: number }) {
  const maySee = useMay('getAllCompanies');
  const reach = useWatch({ control: form.control, name: 'allCompanies' });
  return (
    <FormSection title="Companies">
      <RadioGroup {...form.register('allCompanies')} label="What this person sees" options={reaches} />
      {reach === 'chosen' &&
        (maySee ? (
          <ChosenCompanies form={form} otherCompanies={otherCompanies} />
        ) : (
          <Muted>You see no companies yourself, so you cannot choose any.</Muted>
        ))}
    </FormSection>
  );
}

function ChosenCompanies({ form, otherCompanies }: { form: AccessForm; otherCompanies: number }) {
  const { field } = useController({ control: form.control, name: 'companyConfigurations' });
  const companies = useCall('getAllCompanies');
  return (
    <PageList query={companies} what="companies">
      {(listed) => (
        <CompanyChoice
          name="companyConfigurations"
          companies={listed}
          value={field.value}
          onChange={field.onChange}
          others={otherCompanies}
        />
      )}
    </PageList>
  );
}
