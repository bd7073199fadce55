import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { collectToasts } from '#testing/served-page.fixture.tsx';
import { ApiProblem } from '../api-problem.ts';
import { useSaveFile } from './use-save-file.ts';

afterEach(cleanup);

function SaveButton({ fetchFile }: { fetchFile: () => Promise<Response> }) {
  const { isSaving, save } = useSaveFile();
  return <button onClick={() => save(fetchFile)}>{isSaving ? 'Saving' : 'Save'}</button>;
}

const pdf = () =>
  new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="cap.pdf"' } });

describe('the file of a call', () => {
  it('is saved under the name that the server gives it, once however often one asks', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:cap', revokeObjectURL: () => undefined });
    onTestFinished(() => click.mockRestore());
    const toasts = collectToasts();
    const waiting: ((response: Response) => void)[] = [];
    const user = await showOnPage(
      <SaveButton fetchFile={() => new Promise((resolve) => waiting.push(resolve))} />,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Saving' }));
    expect(waiting).toHaveLength(1);
    waiting[0]?.(pdf());
    await screen.findByRole('button', { name: 'Save' });
    expect(toasts).toEqual(['Saved: cap.pdf']);
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('that is refused says why, in the words of the field that is wrong', async () => {
    const toasts = collectToasts();
    const problem = {
      detail: 'Check what you asked for.',
      code: 'invalid',
      errors: { on: 'Choose a past day.' },
    };
    const user = await showOnPage(
      <SaveButton fetchFile={() => Promise.reject(new ApiProblem(422, problem))} />,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Save' });
    expect(toasts).toEqual(['Choose a past day.']);
  });
});
