import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { invalidateCalls } from './queries.ts';

/** A reading whose answers are given by hand, in the order in which they were asked for. */
function startReading() {
  const asked: PromiseWithResolvers<string>[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const queryKey = ['getCompanyOverview', {}];
  new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  const read = () => queryClient.getQueryData(queryKey);
  return { asked, queryClient, read };
}

describe('what is asked anew', () => {
  it('is asked once more where the first answer is still to come', async () => {
    const { asked, queryClient, read } = startReading();
    const done = invalidateCalls(queryClient, 'getCompanyOverview');
    asked[0]?.resolve('before');
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.resolve('after');
    await done;
    expect(read()).toBe('after');
  });

  it('is asked once more where the first answer was a refusal', async () => {
    const { asked, queryClient, read } = startReading();
    const done = invalidateCalls(queryClient, 'getCompanyOverview');
    asked[0]?.reject(new Error('Not there yet'));
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.resolve('after');
    await done;
    expect(read()).toBe('after');
  });

  it('is asked once where an answer is kept', async () => {
    const { asked, queryClient, read } = startReading();
    asked[0]?.resolve('before');
    await expect.poll(read).toBe('before');
    const done = invalidateCalls(queryClient, 'getCompanyOverview');
    asked[1]?.resolve('after');
    await done;
    expect([read(), asked.length]).toEqual(['after', 2]);
  });
});
