import { z } from 'zod';
import { changingInSteps, defineCall } from '../call.ts';
import { publicAddress } from '../companies/company-shapes.ts';
import { civilDate, entityList, id } from '../wire/shapes.ts';
import { entryPlace } from './person-shapes.ts';

/** Shows what lies sealed of a person in companies within reach; each showing is logged in each of these companies. */
export const showPersonSecrets = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/ShowPersonSecrets',
  summary: 'Show the date of birth and the home of a person',
  body: z.strictObject({ personId: id }),
  reply: entityList(
    z.object({
      ...entryPlace,
      companyName: z.string(),
      roleText: z.string(),
      dateOfBirth: civilDate.nullable(),
      /** Null where it is not known, or is another address, or the person is protected. */
      homeAddress: publicAddress.nullable(),
      homeSameAs: z.enum(['registered-office', 'service-address']).nullable(),
    }),
  ),
  activity: 'person.secrets-shown',
});
