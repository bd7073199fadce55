import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import type { Column } from '../data-table/column.ts';
import { receiveToasts } from '../toast/show-toast.ts';
import { ExportButton } from './export-button.tsx';

interface Officer {
  readonly name: string;
  readonly appointed: string;
}

const columns: readonly Column<Officer>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'appointed',
    head: 'Appointed',
    cell: ({ appointed }) => appointed,
    sortValue: ({ appointed }) => appointed,
  },
];
const officers: readonly Officer[] = [
  { name: 'Vane, Mary', appointed: '2024-03-27' },
  { name: 'Ashby', appointed: '2020-01-02' },
];

/** What was downloaded. */
const downloads: { readonly name: string; readonly content: Blob }[] = [];
const toasts: string[] = [];
const authorised: unknown[] = [];

async function save(format: string, authorise = async (facts: unknown) => void authorised.push(facts)) {
  const user = await showOnPage(
    <ExportButton
      view={{ columns, sort: { column: 'name', descending: false } }}
      exports={{ fileName: 'officers', rows: officers, authorise }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
  await vi.waitFor(() => expect(toasts).toHaveLength(1), { timeout: 20_000 });
}

describe('a table as a file', () => {
  beforeEach(() => {
    const contents = new Map<string, Blob>();
    // jsdom has no addresses for blobs.
    URL.createObjectURL = (content) => {
      const url = `blob:${contents.size}`;
      if (content instanceof Blob) contents.set(url, content);
      return url;
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const content = contents.get(this.href);
      if (content) downloads.push({ name: this.download, content });
    });
    const stop = receiveToasts(({ text }) => void toasts.push(text));
    // Pages of other tests may have left some.
    toasts.splice(0);
    return () => {
      stop();
      cleanup();
      vi.restoreAllMocks();
      Reflect.deleteProperty(URL, 'createObjectURL');
      Reflect.deleteProperty(URL, 'revokeObjectURL');
      for (const list of [downloads, toasts, authorised]) list.splice(0);
    };
  });

  it('has the rows in the order shown, with their heads', async () => {
    await save('CSV');
    const [file] = downloads;
    expect(file?.name).toBe('officers.csv');
    expect((await file?.content.text())?.split('\r\n').slice(0, 3)).toEqual([
      expect.stringMatching(/Name,Appointed$/),
      'Ashby,2020-01-02',
      '"Vane, Mary",2024-03-27',
    ]);
    expect(toasts).toEqual(['2 rows saved as CSV']);
  });

  it('may be an Excel file', async () => {
    await save('Excel');
    const [file] = downloads;
    expect(file?.name).toBe('officers.xlsx');
    // A zip file, as Excel's are.
    expect(new Uint8Array(await (file?.content ?? new Blob()).slice(0, 2).arrayBuffer())).toEqual(
      new Uint8Array([0x50, 0x4b]),
    );
  });

  it('is asked for first, with its size and its columns', async () => {
    await save('CSV');
    expect(authorised).toEqual([{ rows: 2, columns: ['Name', 'Appointed'] }]);
  });

  it('is not downloaded where that is refused, and says why', async () => {
    await save('CSV', () => Promise.reject(new Error('You may not save this register.')));
    expect(downloads).toEqual([]);
    expect(toasts).toEqual(['You may not save this register.']);
  });
});
