import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoadingRows, LoadingText } from './skeleton.tsx';

describe('what is still loading', () => {
  afterEach(cleanup);

  it.each([
    ['a list', <LoadingRows key="rows" label="Loading companies" rows={3} />, 3],
    ['a text', <LoadingText key="text" label="Loading companies" lines={2} />, 2],
  ])('in %s is said in words, and its shape is nothing to readers', (_what, element, count) => {
    const { container } = render(element);
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Loading companies');
    const shape = container.querySelector('[aria-hidden="true"]');
    expect(shape?.children).toHaveLength(count);
    expect(shape?.textContent).toBe('');
  });
});
