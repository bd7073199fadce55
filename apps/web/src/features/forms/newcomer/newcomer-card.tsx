import { kindOfNewcomer, type NewcomerKind } from '@statbook/domain/filing';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { type FoundPerson, PersonPicker } from '#company-page/people/person-picker.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { CheckboxGroup } from '#kit/choice/checkbox-group.tsx';
import { answerAt, fieldsIn, type FormField, type FormState } from '../form-state.ts';
import styles from '../forms.module.css';

interface NewcomerCardProps {
  readonly form: FormState;
  readonly busy: boolean;
  /** Fills the form in with what is known of somebody; of several people, as what they become. */
  readonly onFill: (person: FoundPerson, roles?: readonly string[]) => void;
}

/** Somebody of the books, whom the form introduces to its company. Nothing on a form that introduces nobody. */
export default function NewcomerCard(props: NewcomerCardProps) {
  const kind = kindOfNewcomer(props.form.form);
  const mayFind = useMay('findPeople');
  const mayFill = useMay('fillForm');
  if (kind === undefined || !mayFind || !mayFill) return null;
  return <Newcomer {...props} kind={kind} />;
}

const labels = { human: 'Person', body: 'Company or firm', either: 'Person, company or firm' } as const;

function Newcomer({ form, kind, busy, onFill }: NewcomerCardProps & { readonly kind: NewcomerKind }) {
  const [chosen, setChosen] = useState<FoundPerson>();
  const named = nameIn(form);
  const roleField = kind === 'either' ? findRoleField(form) : undefined;
  const add = (person: FoundPerson, roles: readonly string[]) => {
    onFill(person, roles);
    // One is added after the other.
    setChosen(undefined);
  };
  return (
    <div className={styles.newcomer}>
      <Card title="Somebody already in your books">
        <PersonPicker
          name="newcomer"
          label={labels[kind]}
          kind={kind === 'either' ? undefined : kind}
          suggested={named}
          hint={(count) =>
            kind === 'either' ? hintOfAdding : hintOf(form, { named: chosen ? '' : named, count })
          }
          chosen={chosen}
          onChoose={setChosen}
        />
        {chosen?.protection === 'super-secure' && (
          <Banner tone="warn" title="Goes on paper">
            Every particular of this person is protected: a form about them goes to Companies House on paper
            only.
          </Banner>
        )}
        {chosen !== undefined &&
          chosen.protection !== 'super-secure' &&
          (roleField === undefined ? (
            <FormActions>
              <Button kind="filled" busy={busy} onClick={() => onFill(chosen)}>
                Fill in
              </Button>
              <AllRoles of={chosen} />
            </FormActions>
          ) : (
            <AddAs
              key={chosen.personId}
              person={chosen}
              roleField={roleField}
              busy={busy}
              onAdd={(roles) => add(chosen, roles)}
            />
          ))}
      </Card>
    </div>
  );
}

const AllRoles = ({ of }: { readonly of: FoundPerson }) => (
  <AppLink href={paths.person(of.personId)}>All roles of {of.name}</AppLink>
);

interface AddAsProps {
  readonly person: FoundPerson;
  readonly roleField: FormField;
  readonly busy: boolean;
  readonly onAdd: (roles: readonly string[]) => void;
}

/** One more of several people: as what, is said before they are added. */
function AddAs({ person, roleField, busy, onAdd }: AddAsProps) {
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [isLacking, setLacking] = useState(false);
  return (
    <>
      <CheckboxGroup
        name="newcomer-roles"
        label={roleField.label}
        options={roleField.options.map(({ hint, ...option }) => ({ ...option, hint: hint ?? undefined }))}
        values={roles}
        onChange={setRoles}
        error={isLacking && roles.length === 0 ? 'Tick at least one' : undefined}
      />
      <FormActions>
        <Button
          kind="filled"
          busy={busy}
          onClick={() => (roles.length === 0 ? setLacking(true) : onAdd(roles))}
        >
          Add
        </Button>
        <AllRoles of={person} />
      </FormActions>
    </>
  );
}

/** The question of what somebody becomes, as the people of the form are asked it. */
const findRoleField = ({ steps }: FormState): FormField | undefined =>
  steps.flatMap(fieldsIn).find(({ kind, path }) => kind === 'ticks' && path.endsWith('.roles'));

/** The name that the form has already: whoever bears it is suggested, and never more than that. */
function nameIn({ answers }: FormState): string {
  const at = (path: string) => answerAt(answers, `officer.${path}`) || answerAt(answers, `psc.${path}`);
  return at('corporateName') || [at('name.forename'), at('name.surname')].filter(Boolean).join(' ');
}

const hintOfAdding =
  'They are added to the people below with what is known of them. What is not public stays encrypted, and you can change all of it.';

function hintOf({ formNumber: number }: FormState, { named, count }: { named: string; count: number }) {
  if (named !== '' && count > 0)
    return count === 1
      ? `One in your books is called ${named}. Choose them to fill this ${number} in.`
      : `${count} in your books are called ${named}. Choose one to fill this ${number} in.`;
  return `What is known of them fills this ${number} in. What is not public stays encrypted, and you can change all of it.`;
}
