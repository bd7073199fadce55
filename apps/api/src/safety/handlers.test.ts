import { calls } from '@statbook/contract';
import { expect, it } from 'vitest';
import { listHandlers } from '../handlers.ts';
import { testApi } from '../testing/test-api.ts';

it('the server answers the calls of the contract, each once and no other', async () => {
  const { platform } = (await testApi()).server;
  const sign = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const answered = listHandlers(platform).map(({ call }) => sign(call));
  expect(answered.toSorted()).toEqual(Object.values(calls).map(sign).toSorted());
});
