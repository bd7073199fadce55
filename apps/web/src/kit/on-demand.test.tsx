import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { onDemand } from './on-demand.tsx';

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;

describe('a part that is fetched on demand', () => {
  afterEach(cleanup);

  it('says that it comes, and is shown with what it is given once it is there', async () => {
    const Part = onDemand(() => Promise.resolve({ default: Greeting }), <p>Opening</p>);
    render(<Part name="Alice" />);
    expect(screen.getByText('Opening')).toBeTruthy();
    expect(await screen.findByText('Good morning, Alice')).toBeTruthy();
    expect(screen.queryByText('Opening')).toBeNull();
  });

  it('has its place kept by what knows what it is given', async () => {
    const Part = onDemand(
      () => Promise.resolve({ default: Greeting }),
      ({ name }) => <p>Room for {name}</p>,
    );
    render(<Part name="Alice" />);
    expect(screen.getByText('Room for Alice')).toBeTruthy();
    expect(await screen.findByText('Good morning, Alice')).toBeTruthy();
  });

  it('is fetched before it is shown where that is asked for', () => {
    let fetched = 0;
    const Part = onDemand(() => {
      fetched += 1;
      return Promise.resolve({ default: Greeting });
    });
    expect(fetched).toBe(0);
    Part.preload();
    expect(fetched).toBe(1);
  });
});
