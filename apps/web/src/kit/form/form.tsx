import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { get, useFormState, type FieldValues, type Path } from 'react-hook-form';
import { FormScopeContext } from '../field/field.ts';
import { type FormRefusal, toFormRefusal } from './refusal.ts';
import { flattenErrors, isFilled, wasEmptied, withYearErrors } from './form-errors.ts';
import type { StatbookForm } from './use-statbook-form.ts';
import { type FieldPlace, FormSummary, placesIn } from '../error-summary/form-summary.tsx';

export interface FormProps<Input extends FieldValues, Output extends FieldValues> {
  readonly form: StatbookForm<Input, Output>;
  /** Saves. A refusal that it returns or throws is shown at the fields, and what was entered stays. */
  readonly onSubmit: (values: Output) => Promise<FormRefusal | void> | FormRefusal | void;
  readonly children: ReactNode;
  /** Found while the form was not on the page; shown when it opens again, until it is submitted or the field changed. */
  readonly refusal?: FormRefusal | undefined;
  /** The id, for a submit button that stands outside. */
  readonly id?: string | undefined;
}

/**
 * A form with its error summary: every field inside finds its error by its name. Ctrl or Cmd with Enter
 * submits from anywhere.
 */
export function Form<Input extends FieldValues, Output extends FieldValues>(props: FormProps<Input, Output>) {
  'use no memo'; // the form's state is a proxy that notes what is read while rendering
  const { form, onSubmit, children, refusal, id } = props;
  const prefix = useId();
  const [refused, setRefused] = useState(() => refusal && toRefused(refusal, form.getValues()));
  const [places, setPlaces] = useState<readonly FieldPlace[]>([]);
  const { errors, submitCount } = useFormState({ control: form.control });
  const own = withYearErrors(flattenErrors(errors), form.getValues());
  const all = useHeldErrors({ ...own, ...refused?.errors });
  const mayShow = (name: string) =>
    submitCount > 0 || isFilled(form.getValues(), name) || wasEmptied(errors, name);
  const shown = Object.fromEntries(Object.entries(all).filter(([name]) => mayShow(name)));

  /** The server refused the answer to a question that is asked no more: its line would lead nowhere. */
  const [onGone] = useState(
    () => (name: string) => setRefused((before) => before && standing(before, (each) => each !== name)),
  );
  const [limits] = useState(() => new Map<string, () => string | undefined>());
  const save = async (values: Output) => {
    const refusedNow = await submitted(onSubmit, values);
    if (refusedNow) setRefused(toRefused(refusedNow, form.getValues()));
  };
  const isSaving = useRef(false);
  /** A second press while the first is on its way would save twice. */
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (isSaving.current) return event.preventDefault();
    isSaving.current = true;
    const errors = askAll(limits);
    const isTooLong = Object.keys(errors).length > 0;
    setRefused(isTooLong ? toRefused({ detail: '', errors }, form.getValues()) : undefined);
    try {
      await form.handleSubmit(isTooLong ? saveNothing : save)(event);
    } finally {
      isSaving.current = false;
    }
  };
  /** What is chosen is whole at once: its error does not wait until the field is left. */
  const settleChoice = (name: string) => {
    setRefused((before) => before && stillRefused(before, form.getValues()));
    // The field is registered under its name.
    if (get(errors, name) !== undefined) void form.trigger(name as Path<Input>);
  };
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const submits = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (submits && isOfForm(event)) event.currentTarget.requestSubmit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut; the button does the same
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        if (!isOfForm(event)) return;
        setPlaces(placesIn(event.currentTarget));
        void submit(event);
      }}
      onBlur={() => setRefused((before) => before && stillRefused(before, form.getValues()))}
      onChange={({ target }) => {
        if (isChoice(target)) settleChoice(target.name);
      }}
      onKeyDown={submitByKey}
    >
      {submitCount > 0 && (
        <FormSummary
          errors={all}
          prefix={prefix}
          attempt={submitCount}
          places={places}
          requestId={refused?.requestId}
        />
      )}
      <FormScopeContext value={{ prefix, errors: shown, limits, onGone }}>{children}</FormScopeContext>
    </form>
  );
}

/** The other errors of the form are told at once with what is too long. */
const saveNothing = () => undefined;

function askAll(limits: ReadonlyMap<string, () => string | undefined>): Readonly<Record<string, string>> {
  const asked = Array.from(limits, ([name, problem]) => [name, problem()] as const);
  return Object.fromEntries(asked.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

async function submitted<Output>(
  onSubmit: (values: Output) => Promise<FormRefusal | void> | FormRefusal | void,
  values: Output,
): Promise<FormRefusal | void> {
  try {
    return await onSubmit(values);
  } catch (error) {
    return toFormRefusal(error);
  }
}

/** The events of a dialog rise to the form from which it was opened, though it stands elsewhere on the page. */
function isOfForm({ currentTarget, target }: SyntheticEvent<HTMLFormElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** A field that is answered in one act, unlike one that is typed into. */
function isChoice(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type);
}

/**
 * A press takes the focus from a field, whose error may go with it; what is pressed, in the form or beside it, would move
 * away before it is let go. So nothing that is shown changes until then.
 */
function useHeldErrors(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [held, setHeld] = useState<Readonly<Record<string, string>>>();
  const hold = useEffectEvent(() => setHeld(errors));
  useEffect(() => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    // After the click, which comes with the end of the press.
    const letGo = () => setTimeout(() => setHeld(undefined));
    window.addEventListener('pointerdown', () => hold(), options);
    for (const end of ['pointerup', 'pointercancel', 'dragend']) window.addEventListener(end, letGo, options);
    return () => gone.abort();
  }, []);
  return held ?? errors;
}

/**
 * A refusal on show, kept apart from the errors of the schema: that a field still keeps its own rules says nothing
 * about what the server found, so leaving the field must not wipe it away.
 */
interface Refused {
  readonly errors: Readonly<Record<string, string>>;
  /** The text of each refused field. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly requestId: string | undefined;
}

const textOf = (values: FieldValues, name: string): string | undefined => JSON.stringify(get(values, name));

function toRefused({ detail, errors = {}, requestId }: FormRefusal, values: FieldValues): Refused {
  const names = Object.keys(errors);
  return {
    errors: names.length === 0 ? { root: detail } : errors,
    values: Object.fromEntries(names.map((name) => [name, textOf(values, name)])),
    requestId,
  };
}

/** What was refused is on show until the field is changed, or the form submitted again. */
const stillRefused = (refused: Refused, values: FieldValues): Refused =>
  standing(refused, (name) => name === 'root' || textOf(values, name) === refused.values[name]);

function standing(refused: Refused, stands: (name: string) => boolean): Refused {
  const left = Object.entries(refused.errors).filter(([name]) => stands(name));
  return left.length === Object.keys(refused.errors).length
    ? refused
    : { ...refused, errors: Object.fromEntries(left) };
}
