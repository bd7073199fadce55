import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionPage } from '../../../subscription/subscription-page.tsx';

/** Where renewal links lead on an installation that names no subscription site. */
export const Route = createFileRoute('/payment/plandetails/CustomerPlans')({ component: SubscriptionPage });
