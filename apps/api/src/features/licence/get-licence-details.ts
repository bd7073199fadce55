import { getLicenceDetails } from '@statbook/contract/calls';
import { civilDate, daysBetween } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { getLicence } from './licence-queries.ts';

/** The account's subscription, with the days left by the installation's clock. */
export const getLicenceDetailsHandler = (clock: Clock) =>
  handle(getLicenceDetails, async ({ tx, person }) => {
    const licence = await getLicence(tx, person.accountId);
    return {
      Entity: [
        {
          RemaningDays: daysBetween(clock.today(), civilDate(licence.endsOn)),
          PlanId: licence.planId,
          PricingId: licence.pricingId,
          ProductId: licence.productId,
          Version: licence.version,
          CentralUserId: person.centralUserId,
          EndsOn: licence.endsOn,
          Users: licence.users,
          Companies: licence.companies,
        },
      ],
    };
  });
