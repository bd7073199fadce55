import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { FileDrop } from './file-drop.tsx';

afterEach(cleanup);

const statement = new File(['a'], 'statement.pdf');
const register = new File(['b'], 'Register.CSV');
const picture = new File(['c'], 'picture.png');

function Documents({ error, busy }: { error?: string; busy?: string }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileDrop
      name="documents"
      label="Documents"
      hint="PDF or CSV"
      error={error}
      busy={busy}
      accept=".pdf, .csv"
      files={files}
      onChange={setFiles}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Documents');
const chosen = () => screen.queryAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
const drop = (...files: File[]) => fireEvent.drop(screen.getByText(/^Drop/), { dataTransfer: { files } });

describe('a file drop', () => {
  it('takes a chosen file and names it', async () => {
    const user = await showOnPage(<Documents />);
    await user.upload(input(), statement);
    expect(chosen()).toEqual(['statement.pdf']);
  });

  it('takes a dropped file by its ending, in capitals too', async () => {
    await showOnPage(<Documents />);
    drop(register);
    expect(chosen()).toEqual(['Register.CSV']);
  });

  it('names what it does not take and keeps what fits', async () => {
    await showOnPage(<Documents />);
    drop(picture, statement);
    expect(chosen()).toEqual(['statement.pdf']);
    expect(screen.getByText(/^Not taken/).textContent).toBe(
      'Not taken, because only .pdf, .csv fits: picture.png',
    );
  });

  it('replaces the one file it holds', async () => {
    await showOnPage(<Documents />);
    drop(statement);
    drop(register);
    expect(chosen()).toEqual(['Register.CSV']);
  });

  it('is emptied by a button that names the file', async () => {
    const user = await showOnPage(<Documents />);
    drop(statement);
    await user.click(screen.getByRole('button', { name: /^Remove ?statement.pdf$/ }));
    expect(chosen()).toEqual([]);
  });

  it('reads its hint and its error', async () => {
    await showOnPage(<Documents error="Choose a file" />);
    expect(describedBy(input())).toEqual(['PDF or CSV', 'Error: Choose a file']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('says politely what happens to a file, and takes no other meanwhile', async () => {
    await showOnPage(<Documents busy="Attaching statement.pdf" />);
    expect(screen.getByText('Attaching statement.pdf').tagName).toBe('OUTPUT');
    drop(register);
    expect(chosen()).toEqual([]);
    expect(input().disabled).toBe(false);
  });
});
