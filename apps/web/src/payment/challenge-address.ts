const parameter = 'challenge';

/** Whether the bank's check was under way when the window was loaded (specification, section 2). */
export function isChallengeMet(search: string = location.search): boolean {
  return new URLSearchParams(search).get(parameter) === 'true';
}

/** Keeps in the address of the window whether the bank's check is under way. */
export function noteChallenge(isMet: boolean): void {
  const url = new URL(location.href);
  if (isMet) url.searchParams.set(parameter, 'true');
  else url.searchParams.delete(parameter);
  if (url.href !== location.href) history.replaceState(null, '', url);
}
