import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useCombobox, type UseComboboxProps, type UseComboboxReturnValue } from 'downshift';
import { useMemo, useState, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { LiveStatus } from '../live-status/live-status.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './combobox.module.css';
import { useField, type FieldProps } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import { searchOptions, type ComboboxOption } from './search-options.ts';

export type { ComboboxOption } from './search-options.ts';

/** Something that is not among the options yet. */
export interface AnotherOption {
  readonly labelOf: (typed: string) => string;
  /** Enters it; what is typed came by `onType`. */
  readonly onChoose: () => void;
}

/** No option of a list has it: ids and codes are words. */
const anotherValue = '\u0000another';

interface ComboboxProps extends FieldProps {
  readonly options: readonly ComboboxOption[];
  /** The value of the chosen option; '' when none is. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Whether options are still to come. */
  readonly searching?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Offered in the place of options where none matches what is typed. */
  readonly another?: AnotherOption | undefined;
  /** What is typed, where options are searched for elsewhere; empty once something is chosen, or the list has closed. */
  readonly onType?: ((text: string) => void) | undefined;
}

const mostShown = 50;

/** One of many, found by name or by code. Spread the `field` of a `Controller` into it. */
export function Combobox(props: ComboboxProps) {
  const { name, label, hint, optional, onBlur, ref, searching = false, placeholder } = props;
  const field = useField(props);
  const { box, found, chosen, type, clear } = useSearchedOptions(props, field.id, field.labelId);
  /** The button goes with what it clears, so the focus goes on to the box. */
  const clearAndStay = () => {
    clear();
    document.getElementById(field.id)?.focus();
  };
  const given = { ...(ref ? { ref } : {}), ...(onBlur ? { onBlur } : {}) };
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={styles.box}>
        <input
          // oxlint-disable-next-line react/refs -- the ref is only handed on, to be attached
          {...box.getInputProps({ ...given, onChange: (event) => type(event.currentTarget.value) })}
          name={name}
          autoComplete="off"
          placeholder={placeholder}
          aria-describedby={field.describedBy}
          aria-invalid={field.error !== undefined || undefined}
          className={classNames(fieldStyles.control, styles.input)}
        />
        {chosen && (
          <button type="button" className={styles.clear} onClick={clearAndStay}>
            <Icon shape={IconX} size={15} />
            <VisuallyHidden>Clear {label}</VisuallyHidden>
          </button>
        )}
        <span className={styles.chevron} aria-hidden="true">
          <Icon shape={IconChevronDown} size={15} />
        </span>
        <FoundOptions box={box} found={found} />
        {box.isOpen && found.length === 0 && (
          <LiveStatus className={classNames(styles.list, styles.none)}>
            {searching ? 'Searching…' : 'Nothing matches'}
          </LiveStatus>
        )}
      </div>
    </FieldFrame>
  );
}

function useSearchedOptions(props: ComboboxProps, inputId: string, labelId: string) {
  const { options, value, onChange, onType, another, searching = false } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState<string>();
  const found = useMemo(() => {
    const matching = typed === undefined ? options : searchOptions(options, typed);
    const isNew = another !== undefined && !searching && matching.length === 0 && (typed ?? '').trim() !== '';
    if (isNew) return [{ value: anotherValue, label: another.labelOf((typed ?? '').trim()) }];
    return matching.slice(0, mostShown);
  }, [options, typed, another, searching]);
  const stop = () => {
    setTyped(undefined);
    onType?.('');
  };
  const box = useCombobox<ComboboxOption>({
    items: found,
    inputId,
    labelId,
    selectedItem: chosen,
    inputValue: typed ?? chosen?.label ?? '',
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    stateReducer: highlightTheOnly(options),
    onSelectedItemChange: ({ selectedItem }) =>
      selectedItem?.value === anotherValue ? another?.onChoose() : onChange(selectedItem?.value ?? ''),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) stop();
    },
  });
  // In the event itself: the callbacks of downshift come a render later, and letters typed fast would be lost.
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
    if (text === '') onChange('');
  };
  const clear = () => {
    stop();
    onChange('');
  };
  return { box, found, chosen, type, clear };
}

/** The only option that matches what is typed is chosen by Enter, and by going on: nobody has to reach for it first. */
const highlightTheOnly =
  (options: readonly ComboboxOption[]): NonNullable<UseComboboxProps<ComboboxOption>['stateReducer']> =>
  (_state, { type, changes }) => {
    const typed = changes.inputValue?.trim() ?? '';
    const isOnly =
      type === useCombobox.stateChangeTypes.InputChange &&
      typed !== '' &&
      searchOptions(options, typed).length === 1;
    return isOnly ? { ...changes, highlightedIndex: 0 } : changes;
  };

interface FoundOptionsProps {
  readonly box: UseComboboxReturnValue<ComboboxOption>;
  readonly found: readonly ComboboxOption[];
}

function FoundOptions({ box, found }: FoundOptionsProps) {
  const shown = box.isOpen && found.length > 0;
  return (
    <ul {...box.getMenuProps()} className={classNames(styles.list, !shown && styles.closed)}>
      {shown &&
        found.map((option, index) => (
          <li
            key={option.value}
            {...box.getItemProps({ item: option, index })}
            className={classNames(styles.option, box.highlightedIndex === index && styles.highlighted)}
          >
            {option.label}
            {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
          </li>
        ))}
    </ul>
  );
}
