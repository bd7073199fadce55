import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Select } from '#kit/select/select.tsx';
import type { Nameable } from './policy-types.ts';

/** As the form keeps it: its library wants arrays that it may change. */
interface Level {
  approvers: string[];
  needed: number;
}

interface LevelFieldsProps {
  readonly index: number;
  readonly level: Level;
  readonly people: readonly Nameable[];
  readonly onChange: (level: Level) => void;
  readonly onRemove: () => void;
}

/** The people of one level, and how many of them have to approve. */
export function LevelFields({ index, level, people, onChange, onRemove }: LevelFieldsProps) {
  const { approvers, needed } = level;
  const title = `Level ${index + 1}`;
  const choose = (id: string, on: boolean) => {
    const changed = on ? [...approvers, id] : approvers.filter((each) => each !== id);
    onChange({ approvers: changed, needed: Math.max(1, Math.min(needed, changed.length)) });
  };
  // Who has left can be taken out, and not be chosen anew.
  const offered = people.filter(({ id, isActive }) => isActive || approvers.includes(id));
  const numbers = Array.from({ length: Math.max(1, approvers.length) }, (_, at) => String(at + 1));
  return (
    <Fieldset title={title}>
      <GroupError name={`levels.${index}.approvers`} />
      {offered.map((each) => (
        <Checkbox
          key={each.id}
          name={`levels.${index}.approvers.${each.id}`}
          label={labelOf(each)}
          checked={approvers.includes(each.id)}
          onChange={(event) => choose(each.id, event.target.checked)}
        />
      ))}
      <Select
        name={`levels.${index}.needed`}
        label="How many of them have to approve"
        width="s"
        value={String(needed)}
        options={numbers.map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ approvers, needed: Number(event.target.value) })}
      />
      <FormActions>
        <Button kind="text" onClick={onRemove}>
          Remove level {index + 1}
        </Button>
      </FormActions>
    </Fieldset>
  );
}

function labelOf({ name, email, isActive }: Nameable): string {
  if (email !== undefined) return `${name}, by link to ${email}`;
  return isActive ? name : `${name} (no longer active)`;
}
