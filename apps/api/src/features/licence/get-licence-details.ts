import { getLicenceDetails } from '@statbook/contract/calls';
import { civilDate, daysBetween } from '@statbook/domain/dates';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { getLicence } from './licence-queries.ts';

/** The account's subscription, with the days left by the installation's clock. */
export const getLicenceDetailsHandler = ({ clock }: { clock: Clock }) =>
  handle(getLicenceDetails, async ({ tx, person }) => {
    const licence = await getLicence(tx, person.accountId);
    const remainingDays = daysBetween(clock.today(), civilDate(licence.endsOn));
    return {
      entity: [
        {
          ...licence,
          remainingDays,
          centralUserId: person.centralUserId,
          subscription: subscriptionNames[licence.pricingId] ?? 'Subscription',
          status: statusOf(remainingDays),
        },
      ],
    };
  });

/** How long a subscription runs that was bought at each pricing. */
const subscriptionNames: Readonly<Record<string, string>> = {
  ANNUAL: '1-year subscription',
  MONTHLY: '1-month subscription',
};

/** From so many days before its end on, a subscription asks to be renewed (specification, section 9). */
const soonDays = 30;

function statusOf(remainingDays: number): 'active' | 'ends-soon' | 'ended' {
  if (remainingDays < 0) return 'ended';
  return remainingDays < soonDays ? 'ends-soon' : 'active';
}
