import type { CallName } from '@statbook/contract';
import type { Caller } from '../../support/data/caller.ts';
import type { FaultFixture } from '../../support/processes/fault-fixture.ts';

/** A fixture that counts what is answered: a busy machine answers later, and no less. */
export interface CountedFixture extends FaultFixture {
  /** Settles when so many more calls have been answered. */
  untilAnswered(count: number): Promise<void>;
}

/** Who waits looks again and again: such an answer is a fifth of one. */
const lookWeight = 0.2;
const looks: ReadonlySet<CallName> = new Set(['getSubmission', 'getPaymentState']);

export function countAnswers(fixture: FaultFixture): CountedFixture {
  let left = Number.POSITIVE_INFINITY;
  let reached = Promise.withResolvers<void>();
  const count = (name: CallName) => {
    left -= looks.has(name) ? lookWeight : 1;
    if (left <= 0) reached.resolve();
  };
  const counted = ({ token, call }: Caller): Caller => ({
    token,
    call: async (name, given) => {
      const reply = await call(name, given);
      count(name);
      return reply;
    },
  });
  return {
    ...fixture,
    caller: async () => counted(await fixture.caller()),
    untilAnswered: (answers) => {
      left = answers;
      reached = Promise.withResolvers<void>();
      if (answers === 0) reached.resolve();
      return reached.promise;
    },
  };
}
