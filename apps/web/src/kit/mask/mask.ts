import { useEffect, useRef, useState } from 'react';

/** Turns what would stand in a field into what may: a pure function, from the rules of the domain. */
export interface Mask {
  (text: string): string;
  /** What a text becomes when nothing more is typed: it was pasted, or the field is left. */
  readonly finish?: (text: string) => string;
  /** Why a text is not let in, though its characters might be: without them it would be another figure. */
  readonly refusalOf?: (text: string) => string | undefined;
  /** How many characters may stand in the field, where more are let in and told of. */
  readonly most?: number;
  /** What of a text it leaves out or cuts off, in words; undefined where nothing that counts is lost. */
  readonly lossOf?: (text: string) => string | undefined;
}

interface MaskListener {
  readonly onRefusal: (refusal: string | undefined) => void;
  readonly onLoss: (loss: string | undefined) => void;
}

/**
 * Holds a text field to its mask while it is typed or pasted into. The caret, undo and the form's own
 * listeners go on working, because the browser itself inserts the cleaned text.
 */
function attachMask(element: HTMLInputElement, mask: Mask, { onRefusal, onLoss }: MaskListener): () => void {
  const insert = (clean: string, caret: number) => {
    element.setSelectionRange(0, element.value.length);
    // The deprecated call is the only one that keeps the browser's undo history.
    document.execCommand('insertText', false, clean);
    element.setSelectionRange(caret, caret);
  };
  /** Where a character was refused; what is typed on from there belongs behind it, as the digits of "1000.50". */
  let refusedAt: number | undefined;
  const forget = () => {
    refusedAt = undefined;
  };
  const isRefused = ({ inputType }: InputEvent, next: string, start: number): boolean => {
    const isTyped = inputType === 'insertText';
    if (isTyped && refusedAt === start) return true;
    const refusal = mask.refusalOf?.(next);
    onRefusal(refusal);
    refusedAt = isTyped && refusal !== undefined ? start : undefined;
    return refusal !== undefined;
  };
  const tellLoss = (event: InputEvent, next: string) => {
    const loss = mask.lossOf?.(next);
    // What is typed on behind it leaves what was said there to be read.
    if (loss !== undefined || !isTypedOn(element, event)) onLoss(loss);
  };
  const beforeInput = (event: InputEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (/^(delete|history)/.test(event.inputType)) {
      forget();
      onRefusal(undefined);
      onLoss(undefined);
      return;
    }
    const { next, start, toCaret } = textAfter(element, event);
    const isLetIn = !isRefused(event, next, start);
    tellLoss(event, isLetIn ? next : '');
    const clean = event.inputType === 'insertText' ? mask(next) : finished(next, mask);
    if (isLetIn && clean === next) return;
    event.preventDefault();
    if (isLetIn && clean !== element.value) insert(clean, mask(toCaret).length);
  };
  const compositionEnd = () => {
    const clean = mask(element.value);
    if (clean !== element.value) insert(clean, clean.length);
  };
  const finish = () => retype(element, (mask.finish?.(element.value) ?? element.value).trim());
  element.addEventListener('beforeinput', beforeInput);
  element.addEventListener('compositionend', compositionEnd);
  element.addEventListener('change', finish);
  // Whoever comes back to the field has read it; as the field is left nothing may move under the pointer.
  const enter = () => onLoss(undefined);
  element.addEventListener('focus', enter);
  element.addEventListener('blur', forget);
  element.addEventListener('pointerdown', forget);
  return () => {
    element.removeEventListener('pointerdown', forget);
    element.removeEventListener('blur', forget);
    element.removeEventListener('focus', enter);
    element.removeEventListener('change', finish);
    element.removeEventListener('beforeinput', beforeInput);
    element.removeEventListener('compositionend', compositionEnd);
  };
}

/** Whether a character is added to the text, and takes the place of none. */
const isTypedOn = ({ selectionStart, selectionEnd }: HTMLInputElement, { inputType }: InputEvent): boolean =>
  inputType === 'insertText' && selectionStart === selectionEnd;

/** What would stand in the field, and of it what would stand before the caret. */
function textAfter({ value, selectionStart, selectionEnd }: HTMLInputElement, event: InputEvent) {
  const start = selectionStart ?? value.length;
  const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const toCaret = value.slice(0, start) + added;
  return { next: toCaret + value.slice(selectionEnd ?? start), start, toCaret };
}

function finished(text: string, mask: Mask): string {
  const clean = mask(text);
  return mask.finish?.(clean) ?? clean;
}

/** Changes the text as if it were typed, so that the listeners of the field are called. */
export function retype(input: HTMLInputElement, text: string): void {
  if (text === input.value) return;
  input.setRangeText(text, 0, input.value.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Puts a mask on the input that the returned ref is given to: what it does not let in, and what it leaves out. */
export function useMask(mask: Mask | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [loss, setLoss] = useState<string>();
  useEffect(() => {
    if (!mask || !input.current) return undefined;
    return attachMask(input.current, mask, { onRefusal: setRefusal, onLoss: setLoss });
  }, [mask]);
  return { input, refusal, loss };
}
