import { z } from 'zod';
import { changing, defineCall, reading } from '../call.ts';
import { done, entityList } from '../wire/shapes.ts';

/** An E, where the presenter has one, and digits: eleven characters at most. */
export const presenterId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?=.{2,11}$)E?\d+$/, 'Enter the presenter ID, like 12345678901 or E1234567');

/** As the registry gave it to the presenter. */
export const presenterCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,11}$/, 'Enter the letters and digits of the presenter code, at most 11');

/** Whether the account files as a presenter of its own, or as the installation's. */
export const getPresenter = defineCall({
  ...reading('users', { flag: ['viewSettings', 'editSettings'] }),
  path: '/api/Usermanagement/GetPresenter',
  summary: 'Whether the account has presenter credentials of its own',
  reply: entityList(z.object({ hasOwn: z.boolean() })),
});

/** Shows the account's own presenter credentials; each showing is logged. */
export const showPresenter = defineCall({
  ...changing('users', { flag: 'editSettings' }),
  path: '/api/Usermanagement/ShowPresenter',
  summary: 'Show the presenter credentials of the account',
  reply: entityList(z.object({ presenterId: z.string(), presenterAuthenticationCode: z.string() })),
  activity: 'presenter.shown',
});

export const savePresenter = defineCall({
  ...changing('users', { flag: 'editSettings' }),
  path: '/api/Usermanagement/SavePresenter',
  summary: 'Keep the presenter credentials of the account, encrypted',
  body: z.object({ presenterId, presenterAuthenticationCode: presenterCode }),
  reply: done,
  secrets: ['presenterAuthenticationCode'],
  activity: 'presenter.saved',
});

/** From then on the account files as the installation's presenter. */
export const removePresenter = defineCall({
  ...changing('users', { flag: 'editSettings' }),
  path: '/api/Usermanagement/RemovePresenter',
  summary: 'Forget the presenter credentials of the account',
  reply: done,
  activity: 'presenter.removed',
});
