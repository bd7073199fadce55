import { useEffect } from 'react';

/** Leads to the field that the address names: the first control of that name, whatever its case. */
export function useFocusOnField(formId: string, field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return;
    const form = document.getElementById(formId);
    const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
    const wanted = field.toLowerCase();
    const control = controls.find((each) => each.getAttribute('name')?.toLowerCase().startsWith(wanted));
    if (control instanceof HTMLElement) control.focus();
  }, [formId, field]);
}
