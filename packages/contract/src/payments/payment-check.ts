import { z } from 'zod';
import { instant } from '../wire/shapes.ts';

/** How it is found out what became of a payment of which nobody knows yet whether the card was charged. */
export const paymentCheck = z.object({
  /**
   * `running`: the card service is asked, and settles it by `settledBy`. `late`: it has not said so by then, and is asked again
   * by `askedAgainBy`. `by-person`: nothing here can ask, and somebody looks it up at the card service.
   */
  progress: z.enum(['running', 'late', 'by-person']),
  /** What is asked: whether the card service has the payment at all, or whether the bank let it through. */
  about: z.enum(['payment', 'bank']),
  /** A whole minute; null where no time can be given. */
  settledBy: instant.nullable(),
  askedAgainBy: instant.nullable(),
});
