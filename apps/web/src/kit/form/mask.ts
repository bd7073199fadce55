import { useEffect, useRef } from 'react';

/** Turns what would stand in a field into what may: a pure function, from the rules of the domain. */
export interface Mask {
  (text: string): string;
  /** Of a whole number: a point that is typed is refused, and so are the digits behind it, lest "1000.50" become 100050. */
  readonly isWhole?: boolean;
}

/**
 * Holds a text field to its mask while it is typed or pasted into. The caret, undo and the form's own
 * listeners go on working, because the browser itself inserts the cleaned text.
 */
export function attachMask(element: HTMLInputElement, mask: Mask): () => void {
  const insert = (clean: string, caret: number) => {
    element.setSelectionRange(0, element.value.length);
    // The deprecated call is the only one that keeps the browser's undo history.
    document.execCommand('insertText', false, clean);
    element.setSelectionRange(caret, caret);
  };
  /** Where a point was refused; digits that are typed on from there belong behind it. */
  let pointAt: number | undefined;
  const isBehindPoint = ({ inputType, data }: InputEvent, start: number): boolean => {
    if (!mask.isWhole || inputType !== 'insertText') pointAt = undefined;
    else if (data === '.') pointAt = start;
    else if (pointAt !== start) pointAt = undefined;
    return pointAt !== undefined;
  };
  const forgetPoint = () => {
    pointAt = undefined;
  };
  const beforeInput = (event: InputEvent) => {
    const start = element.selectionStart ?? element.value.length;
    if (isBehindPoint(event, start)) event.preventDefault();
    if (event.defaultPrevented || event.isComposing || /^(delete|history)/.test(event.inputType)) return;
    const end = element.selectionEnd ?? start;
    const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const next = element.value.slice(0, start) + added + element.value.slice(end);
    const clean = mask(next);
    if (clean === next) return;
    event.preventDefault();
    if (clean !== element.value) insert(clean, mask(element.value.slice(0, start) + added).length);
  };
  const compositionEnd = () => {
    const clean = mask(element.value);
    if (clean !== element.value) insert(clean, clean.length);
  };
  element.addEventListener('beforeinput', beforeInput);
  element.addEventListener('compositionend', compositionEnd);
  element.addEventListener('blur', forgetPoint);
  element.addEventListener('pointerdown', forgetPoint);
  return () => {
    element.removeEventListener('blur', forgetPoint);
    element.removeEventListener('pointerdown', forgetPoint);
    element.removeEventListener('beforeinput', beforeInput);
    element.removeEventListener('compositionend', compositionEnd);
  };
}

/** Puts a mask on the input that the returned ref is given to. */
export function useMask(mask: Mask | undefined) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!mask || !input.current) return undefined;
    return attachMask(input.current, mask);
  }, [mask]);
  return input;
}
