import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DocumentFrame } from './document-frame.tsx';

const frame = () => screen.getByTitle<HTMLIFrameElement>('Certificate 12').src;

describe('a document in the page', () => {
  afterEach(cleanup);

  it('is named, and shown without the list of its pages', () => {
    render(<DocumentFrame url="blob:1" title="Certificate 12" />);
    expect(frame()).toBe('blob:1#navpanes=0');
  });

  it('is shown whole and without tools where it is one sheet', () => {
    render(<DocumentFrame url="blob:1" title="Certificate 12" sheet />);
    expect(frame()).toBe('blob:1#navpanes=0&toolbar=0&view=Fit');
  });
});
