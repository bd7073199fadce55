import { screen, within } from '@testing-library/react';
import { refuse } from './served-page.fixture.tsx';

/** The paths of all that a request holds, its lists and their rows' parts too: "holdings", "holdings.0.shares". */
export function pathsIn(value: object, parent = ''): string[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const path = parent + name;
    if (typeof part !== 'object' || part === null) return [path];
    const inner = pathsIn(part, `${path}.`);
    return Array.isArray(part) ? [path, ...inner.filter((each) => each !== `${path}.0`)] : inner;
  });
}

/** The server finds something wrong at each path, which it names by where the request has it: "events.0.". */
export const refuseAt = (paths: readonly string[], before = '') =>
  refuse('Check what is marked.', {
    errors: Object.fromEntries(paths.map((path) => [before + path, `Wrong: ${path}`])),
  });

/** The refused paths that nobody is told of where they can be mended: no control or group has the error. */
export function wrongNowhere(paths: readonly string[]): string[] {
  const summary = screen.queryByRole('alert', { name: 'There is a problem' });
  const lines = summary === null ? [] : within(summary).getAllByRole('listitem');
  return paths.filter((path) => {
    const line = lines.find(({ textContent }) => textContent === `Wrong: ${path}`);
    return line === undefined || !leadsToError(line);
  });
}

function leadsToError(line: HTMLElement): boolean {
  const target = within(line).queryByRole('link')?.getAttribute('href')?.slice(1);
  const control = target === undefined ? null : document.getElementById(target);
  if (control === null) return false;
  // Radios have the error of their group.
  const owner = control.matches('[type=radio]') ? control.closest('fieldset') : control;
  const ids = owner?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = [owner, ...ids.map((id) => document.getElementById(id))];
  return texts.some((each) => each?.textContent?.includes(line.textContent ?? ''));
}
