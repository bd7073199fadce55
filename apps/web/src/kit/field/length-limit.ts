import { type FocusEvent, type InputEvent, use, useEffect, useRef, useState } from 'react';
import { type FieldProps, FormScopeContext } from './field.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface LimitedField extends Pick<FieldProps, 'name' | 'label' | 'error'> {
  /** How many characters may stand in it. */
  readonly most: number | undefined;
}

interface ControlEvents<Element extends Control> {
  readonly onInput?: ((event: InputEvent<Element>) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
}

/** As it is saved: blanks around it do not count. */
const lengthOf = (text: string) => Array.from(text.trim()).length;

/**
 * Lets in more than a field may hold, and says so: nothing of a paste is lost unseen. Beside the field while it is entered, as an
 * error once it is left; the form around it is not submitted.
 */
export function useLengthLimit<Element extends Control>(
  { name, label, error, most = Infinity }: LimitedField,
  { onInput, onBlur }: ControlEvents<Element>,
) {
  const { limits } = use(FormScopeContext);
  // What was there before anybody entered something is for the server to judge.
  const entered = useRef<Control>(null);
  // How many are too many, not how many there are: while all of it may stand, a key draws nothing.
  const [over, setOver] = useState(0);
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (most === Infinity) return undefined;
    limits?.set(name, () => tooLong(label, lengthOf(entered.current?.value ?? ''), most));
    return () => void limits?.delete(name);
  }, [limits, name, label, most]);
  const measure = ({ currentTarget }: { currentTarget: Element }) => {
    const now = lengthOf(currentTarget.value);
    entered.current = currentTarget;
    setOver(Math.max(0, now - most));
    if (now <= most) setLeft(false);
  };
  const isSaidAsError = error === undefined && isLeft;
  return {
    note: isSaidAsError ? undefined : tooMany(over, most),
    error: isSaidAsError ? tooLong(label, most + over, most) : error,
    events: {
      onInput: (event: InputEvent<Element>) => {
        measure(event);
        onInput?.(event);
      },
      onBlur: (event: FocusEvent<Element>) => {
        if (entered.current !== null) measure(event);
        setLeft(lengthOf(event.currentTarget.value) > most);
        onBlur?.(event);
      },
    },
  };
}

function tooMany(over: number, most: number): string | undefined {
  if (over === 0) return undefined;
  return `${over} ${over === 1 ? 'character' : 'characters'} too many: at most ${most}`;
}

function tooLong(label: string, length: number, most: number): string | undefined {
  return length > most ? `${label} has ${length} characters: shorten it to ${most}` : undefined;
}
