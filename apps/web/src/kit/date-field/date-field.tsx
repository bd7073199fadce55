import { isEnteredDate } from '@statbook/domain/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { formatDate } from '../value/format.ts';
import { parseDateText, parseUnfinishedDate } from './date-text.ts';
import type { DateFieldProps } from './date-field-props.ts';
import { useField } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import styles from '../field/field.module.css';
import { whenOnline } from '../when-online.ts';

const loadCalendar = () => whenOnline(() => import('./calendar-popup.tsx'));
const CalendarPopup = lazy(loadCalendar);

/** Enter saves the form, and so do its shortcuts, before the field is left. */
const isSaving = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' || ((ctrlKey || metaKey) && key.toLowerCase() === 's');

/** A date to type, with a calendar beside it. Spread the `field` of a `Controller` into it. */
export function DateField(props: DateFieldProps) {
  const { name, label, hint = 'For example, 27 3 2024', optional, value, onChange, onBlur, ref } = props;
  const { today, isBirth = false } = props;
  const field = useField({ ...props, hint });
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const isDate = isEnteredDate(value);

  const type = (text: string) => {
    setTyped(text);
    onChange(parseUnfinishedDate(text) ?? text);
  };
  /** Nothing more is typed: a year of two digits is meant as one. */
  const finish = () => {
    setTyped(undefined);
    const date = parseDateText(value, isBirth ? Number(today.slice(0, 4)) : undefined);
    if (date !== undefined && date !== value) onChange(date);
  };
  const leave = () => {
    finish();
    onBlur?.();
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div ref={anchor} className={classNames(styles.row, styles.m)}>
        <input
          ref={ref}
          id={field.id}
          name={name}
          type="text"
          autoComplete="off"
          value={typed ?? (isDate ? formatDate(value) : value)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => isSaving(event) && finish()}
          aria-describedby={field.describedBy}
          aria-invalid={field.error !== undefined || undefined}
          className={classNames(styles.control, styles.ltr)}
        />
        <IconButton
          icon={IconCalendar}
          label={`Choose ${label} from a calendar`}
          // The hint and the error stand above.
          tooltipSide="bottom"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => void loadCalendar()}
          onClick={() => setOpen((was) => !was)}
        />
      </div>
      {open && (
        <Suspense fallback={null}>
          <CalendarPopup
            {...props}
            anchor={anchor}
            onClose={() => setOpen(false)}
            onChoose={(date) => {
              setTyped(undefined);
              onChange(date);
            }}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
