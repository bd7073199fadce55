import { z } from 'zod';
import { changingInSteps, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';

const why = z
  .string()
  .trim()
  .min(1, 'Say why, and by which decision of Companies House')
  .max(1000, 'Enter at most 1,000 characters');

/**
 * Says that a person's particulars are protected: their home (s.243, s.790ZF), or every one of them (s.790ZG). From then on no
 * rule links anything to them or proposes it, and what rules have linked is theirs only where whoever says it has checked it.
 */
export const protectPerson = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/ProtectPerson',
  summary: 'Say that a person is protected',
  body: z.strictObject({
    personId: id,
    protection: z.enum(['protected', 'super-secure']),
    /** Roles that rules have linked stay the person's: somebody has checked them. Otherwise they get pages of their own. */
    keepsLinks: z.boolean(),
    why,
  }),
  reply: entityList(z.object({ personId: id })),
  activity: 'person.protected',
});

/** Takes it back. The rules look at the person again. */
export const endPersonProtection = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/EndPersonProtection',
  summary: 'Say that a person is not protected any more',
  body: z.strictObject({ personId: id, why }),
  reply: entityList(z.object({ personId: id })),
  activity: 'person.protection-ended',
});
