import { formatNumber } from '#kit/value/format.ts';
import { inIssue } from '../register-facts.ts';
import { classInIssue, classInTreasury } from './class-fields.ts';
import { defineEvent } from './event-definition.ts';
import { choice, count, day, holdings } from './field-definition.ts';
import { reduction } from './reduction.ts';
import { sharesOfClass } from './summary.ts';

/** Out of what the company pays for its own shares: a public company not out of capital (s.709). */
const outOf = choice('Paid out of', [
  { value: 'profits', label: 'Distributable profits' },
  { value: 'fresh-issue', label: 'The proceeds of a fresh issue of shares' },
  {
    value: 'capital',
    label: 'Capital',
    hint: 'By special resolution and a directors’ statement, after profits are used up; notices let creditors object.',
    isPrivateOnly: true,
  },
]);

/** The resolution behind a payment out of capital: creditors have five weeks to object. */
const capitalResolution = {
  label: 'Date of the special resolution',
  hint: 'The company pays five to seven weeks after it. It is filed within 15 days.',
};

/** The company buys its own shares (ss.690-708, 724). */
const buyBack = defineEvent('buy-back', {
  about: 'The company buys its own shares, and cancels them or holds them in treasury.',
  follows: 'SH03, and SH06 for shares cancelled, within 28 days',
  sections: [
    {
      title: 'Which shares',
      description:
        'Only fully paid ones, and a share that is neither redeemable nor in treasury must remain.',
      fields: {
        classId: classInIssue,
        holdings: holdings('Shares bought', 'Seller'),
        into: choice('What becomes of them', [
          { value: 'cancelled', label: 'They are cancelled', hint: 'Notified on SH06, beside SH03.' },
          {
            value: 'treasury',
            label: 'The company holds them in treasury',
            hint: 'Only shares paid for out of distributable profits.',
          },
        ]),
      },
    },
    {
      title: 'The price',
      fields: {
        consideration: {
          type: 'total',
          label: 'What the company pays for all of them',
          hint: 'Over £1,000, stamp duty of 0.5% is paid with SH03.',
        },
        outOf,
      },
    },
    {
      title: 'When, and who resolved it',
      fields: {
        on: day('Date the shares were delivered to the company', {
          hint: 'SH03 and SH06 are due within 28 days that begin with it.',
        }),
        resolvedOn: day('Date of the resolution that approved the contract', {
          hint: 'Leave it out only where the books no longer say.',
          optional: true,
          instead: (answers) => (answers.outOf === 'capital' ? capitalResolution : undefined),
        }),
      },
    },
  ],
  summary: ({ classId, holdings }, names) => sharesOfClass(classId, holdings, names),
});

/** Redeemable shares are redeemed and cancelled (ss.684-689). */
const redemption = defineEvent('redemption', {
  about: 'Redeemable shares are redeemed as their terms provide, which cancels them.',
  follows: 'SH02 within one month',
  sections: [
    {
      title: 'Which shares',
      description: 'Only fully paid ones; they are cancelled. A share that is not redeemable must remain.',
      fields: {
        classId: {
          ...classInIssue,
          among: (facts) => inIssue(facts).filter(({ isRedeemable }) => isRedeemable),
          none: 'No class in issue is redeemable. Where the articles say otherwise, vary the rights of the class first.',
        },
        holdings: holdings('Shares redeemed', 'Holder'),
      },
    },
    {
      title: 'When, and with what',
      fields: {
        on: day('Date of the redemption'),
        outOf,
        resolvedOn: { type: 'day', ...capitalResolution, when: ({ outOf }) => outOf === 'capital' },
      },
    },
  ],
  summary: ({ classId, holdings }, names) => sharesOfClass(classId, holdings, names),
});

/** Shares that the company holds itself go to others (s.727). */
const treasurySale = defineEvent('treasury-sale', {
  about: 'Shares that the company holds itself are sold or transferred.',
  follows: 'SH04 within 28 days',
  sections: [
    {
      title: 'What is sold, and to whom',
      description: 'A sale for cash is offered to the members first, unless pre-emption is excluded.',
      fields: {
        classId: classInTreasury,
        buyers: { type: 'buyers', label: 'Shares sold' },
      },
    },
    { title: 'When', fields: { on: day('Date of the sale') } },
  ],
  summary: ({ classId, buyers }, names) => sharesOfClass(classId, buyers, names),
});

/** Shares that the company holds itself are cancelled (ss.662, 729). */
const cancellation = defineEvent('cancellation', {
  about: 'Shares that the company holds itself are cancelled.',
  follows: 'SH05 within 28 days; SH07 after a forfeiture in a public company',
  sections: [
    {
      title: 'Which shares',
      fields: {
        classId: classInTreasury,
        shares: count('Shares cancelled', {
          unit: ({ shareClass }) => shareClass && `of\u00A0${formatNumber(shareClass.sharesInTreasury)}`,
          inRow: true,
        }),
        numbers: { type: 'numbers', label: 'Their numbers', inRow: true },
        lots: { type: 'lots', label: 'Chosen from several lots' },
      },
    },
    { title: 'When', fields: { on: day('Date of the cancellation') } },
  ],
  summary: ({ classId, shares }, names) => sharesOfClass(classId, [{ shares }], names),
});

export const ownShares = [buyBack, redemption, treasurySale, cancellation, reduction];
