import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setUpUser } from '#testing/served-page.fixture.tsx';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import type { Answer } from './answer.ts';
import { ApiProblem } from './api-problem.ts';
import { Loaded } from './loaded.tsx';

afterEach(cleanup);

const waiting: Answer<string> = { data: undefined, error: null, refetch: () => undefined };
const failed = {
  ...waiting,
  error: new ApiProblem(503, { detail: 'The database rests.', code: 'internal', requestId: 'r-17' }),
};

const shown = (props: Partial<Parameters<typeof Loaded<string>>[0]>) =>
  showOnPage(
    <Loaded query={waiting} what="officers" {...props}>
      {(officers) => <p>{officers}</p>}
    </Loaded>,
  );

describe('what a call answers', () => {
  it('is shown without the header that stands above what is missing', async () => {
    await shown({ query: { ...waiting, data: 'Ada Byron' }, header: <h1>Officers</h1> });
    expect(screen.getByText('Ada Byron')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('has its skeleton below the header until it comes', async () => {
    await shown({ header: <h1>Officers</h1> });
    expect(screen.getByText('Loading officers')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Officers' })).toBeDefined();
  });

  it('that does not come says why, with a reference, and can be asked for again', async () => {
    const asked: string[] = [];
    await shown({ query: { ...failed, refetch: () => asked.push('again') } });
    expect(screen.getByRole('heading', { name: 'The officers could not be loaded' })).toBeDefined();
    expect(screen.getByText('The database rests.')).toBeDefined();
    expect(screen.getByText('Nothing was changed.')).toBeDefined();
    expect(screen.getByText(/r-17/)).toBeDefined();
    await setUpUser().click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toEqual(['again']);
  });

  it('that does not come says once that nothing was changed', async () => {
    const error = new ApiProblem(503, {
      detail: 'It does not answer. Nothing was changed. Wait.',
      code: 'internal',
    });
    await shown({ query: { ...failed, error } });
    expect(screen.getAllByText(/Nothing was changed/)).toHaveLength(1);
  });

  it.each([404, 400])(
    'that answers %i has nothing to show, which the page says in its own words',
    async (status) => {
      const error = new ApiProblem(status, { detail: 'It is outside your reach.', code: 'not-found' });
      await shown({ query: { ...failed, error }, absent: <p>There are no such officers</p> });
      expect(screen.getByText('There are no such officers')).toBeDefined();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('that does not come is not said to be missing', async () => {
    await shown({ query: failed, absent: <p>There are no such officers</p> });
    expect(screen.queryByText('There are no such officers')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
