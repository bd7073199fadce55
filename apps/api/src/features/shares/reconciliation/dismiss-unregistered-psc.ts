import { dismissUnregisteredPsc } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import { compareControl, listUnregistered } from './compare-control.ts';
import { keepUnregisteredPscs, settleUnregisteredPsc } from './unregistered-psc-queries.ts';

/** Says why no notice about somebody is needed; what the registers say now counts, whether it was found before or not. */
export const dismissUnregisteredPscHandler = ({ clock }: { clock: Clock }) =>
  handle(dismissUnregisteredPsc, async ({ tx, company, person, body, record }) => {
    const { personId, reason } = body;
    const unregistered = listUnregistered(await compareControl(tx, company, clock.today()));
    const found = unregistered.find((each) => each.personId === personId);
    if (found === undefined) return refuse('not-found');
    await keepUnregisteredPscs(tx, company.id, unregistered, clock.today());
    const settlement = { reason, settledBy: person.userId, settledAt: clock.now() };
    await settleUnregisteredPsc(tx, { companyId: company.id, personId }, settlement);
    record({ subject: found.name, details: { personId, reason } });
    return { done: true as const };
  });
