import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { markTitleAsError, useDocumentTitle } from './document-title.ts';

describe('the title of the window', () => {
  afterEach(() => {
    cleanup();
    document.title = '';
  });

  it('follows the page', () => {
    const { rerender } = renderHook(({ title }) => useDocumentTitle(title), {
      initialProps: { title: 'Officers' },
    });
    expect(document.title).toBe('Officers – Statbook');
    rerender({ title: 'Shares' });
    expect(document.title).toBe('Shares – Statbook');
  });

  it('begins with the error while there is one, also when the page changes its name', () => {
    const { rerender } = renderHook(({ title }) => useDocumentTitle(title), {
      initialProps: { title: 'Officers' },
    });
    const unmark = markTitleAsError();
    markTitleAsError();
    expect(document.title).toBe('Error: Officers – Statbook');
    rerender({ title: 'Officers of Harbour Ltd' });
    expect(document.title).toBe('Error: Officers of Harbour Ltd – Statbook');
    unmark();
    expect(document.title).toBe('Officers of Harbour Ltd – Statbook');
  });
});
