import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Frame } from './frame.tsx';

describe('a frame', () => {
  afterEach(cleanup);

  it('is the element that it is asked to be, with its own attributes', () => {
    render(
      <Frame as="section" aria-label="Answers">
        Yes
      </Frame>,
    );
    expect(screen.getByRole('region', { name: 'Answers' }).tagName).toBe('SECTION');
  });

  it('keeps its look beside the class of its place', () => {
    const { container } = render(
      <Frame className="place" edge="bad">
        Wrong
      </Frame>,
    );
    expect(container.firstElementChild?.classList.length).toBe(3);
    expect(container.firstElementChild?.classList.contains('place')).toBe(true);
  });
});
