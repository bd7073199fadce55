import { useEffect } from 'react';

/** Leads to the field that the address names: the control of that name, or the first below it, whatever its case. */
export function useFocusOnField(formId: string, name: string | undefined, separator = '.'): void {
  useEffect(() => {
    if (name === undefined) return;
    const form = document.getElementById(formId);
    const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
    const wanted = name.toLowerCase();
    const names = controls.map((each) => each.getAttribute('name')?.toLowerCase());
    const exact = names.indexOf(wanted);
    const at = exact < 0 ? names.findIndex((each) => each?.startsWith(`${wanted}${separator}`)) : exact;
    // A group of radios is come to at the one that is chosen.
    const chosen = controls.find((each, place) => names[place] === names[at] && each.matches(':checked'));
    const control = at < 0 ? undefined : (chosen ?? controls[at]);
    if (control instanceof HTMLElement) control.focus();
  }, [formId, name, separator]);
}
