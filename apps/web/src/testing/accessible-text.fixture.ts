/** The texts that a screen reader says after the name of a control, in order. */
export function describedBy(control: Element): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element has the id ${id}`);
}
