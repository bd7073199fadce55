import type { AccessFlag } from '@statbook/contract';
import { accessFlags } from '@statbook/contract/access-flags';
import { useAccess } from '#app/session-port.ts';
import { GroupError } from '#kit/field/group-error.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { flagGroups, flagLabel } from './flag-texts.ts';
import styles from './access.module.css';

interface FlagChoiceProps {
  /** The name of the field, to which an error of the server belongs. */
  readonly name: string;
  readonly value: readonly AccessFlag[];
  readonly onChange: (flags: readonly AccessFlag[]) => void;
  /** Held already, by the role: not offered again. */
  readonly without?: readonly AccessFlag[] | undefined;
}

/** Rights to tick, by what they are about. Nobody is offered to give what they lack; what is given already can be taken away. */
export function FlagChoice({ name, value, onChange, without = [] }: FlagChoiceProps) {
  const access = useAccess();
  const isOffered = (flag: AccessFlag) =>
    !without.includes(flag) && (access.has(flag) || value.includes(flag));
  const turn = (flag: AccessFlag, on: boolean) =>
    onChange(accessFlags.filter((each) => (each === flag ? on : value.includes(each))));
  return (
    <>
      <GroupError name={name} />
      <div className={styles.groups}>
        {flagGroups.map(({ title, flags }) => {
          const offered = flags.filter(isOffered);
          if (offered.length === 0) return null;
          return (
            <div key={title} className={styles.flags}>
              <Fieldset title={title} look="lined">
                {offered.map((flag) => (
                  <Checkbox
                    key={flag}
                    name={`${name}.${flag}`}
                    label={flagLabel(flag)}
                    checked={value.includes(flag)}
                    onChange={(event) => turn(flag, event.target.checked)}
                  />
                ))}
              </Fieldset>
            </div>
          );
        })}
      </div>
    </>
  );
}
