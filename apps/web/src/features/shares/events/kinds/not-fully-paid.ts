import { formatMoney } from '#kit/value/format.ts';
import type { ShareClass } from '../register-facts.ts';
import { classNotFullyPaid, nextStatement } from './class-fields.ts';
import { defineEvent } from './event-definition.ts';
import { choice, day, each, holdings } from './field-definition.ts';
import { moneyIn, nameIn, sharesOfClass } from './summary.ts';

function unpaidHint(shareClass: ShareClass | undefined): string | undefined {
  if (shareClass === undefined) return undefined;
  const { amountUnpaid, currency, className } = shareClass;
  if (amountUnpaid === null) return `What is unpaid on ${className} shares is not known of all of them.`;
  return `${formatMoney(amountUnpaid, currency)} is unpaid on ${className} shares together.`;
}

/** A call is paid on shares that are not fully paid. */
const call = defineEvent('call', {
  about: 'Members pay what is called on shares that are not fully paid.',
  follows: nextStatement,
  sections: [
    {
      title: 'What is called and paid',
      fields: {
        classId: {
          ...classNotFullyPaid,
          hint: 'The register notes what was paid: record a call when the money has come.',
        },
        callEach: each('Paid on each share', { hint: ({ shareClass }) => unpaidHint(shareClass) }),
        scope: choice(
          'On which shares',
          [
            { value: 'whole', label: 'On every share of the class on which so much is unpaid' },
            { value: 'some', label: 'On the shares of some holders' },
          ],
          { first: 'whole' },
        ),
        holdings: holdings('Shares paid on', 'Holder who paid', {
          leftOut: 'Every share of the class on which so much is unpaid',
          when: ({ scope }) => scope === 'some',
        }),
      },
    },
    { title: 'When', fields: { on: day('Date the call was paid') } },
  ],
  summary: ({ classId, callEach }, names) =>
    `${nameIn(names, classId)}: ${moneyIn(names, classId, callEach)} on each share`,
});

const lostShares = (sharesLabel: string, dayLabel: string) =>
  [
    {
      title: 'Which shares',
      description: 'Only shares on which something is unpaid, and only where the articles provide for it.',
      fields: {
        classId: classNotFullyPaid,
        holdings: holdings(sharesLabel, 'Holder who loses them'),
        into: choice('What becomes of them', [
          { value: 'treasury', label: 'The company keeps them until it disposes of them' },
          { value: 'cancelled', label: 'They are cancelled at once' },
        ]),
      },
    },
    { title: 'When', fields: { on: day(dayLabel) } },
  ] as const;

const noForm = 'No form in a private company; SH07 in a public one once they are cancelled';

/** Shares are lost because a call was not paid. */
const forfeiture = defineEvent('forfeiture', {
  about: 'Shares are lost because a call was not paid, as the articles provide.',
  follows: noForm,
  sections: lostShares('Shares forfeited', 'Date of the forfeiture'),
  summary: ({ classId, holdings }, names) => sharesOfClass(classId, holdings, names),
});

/** Shares are given up that could be forfeited. */
const surrender = defineEvent('surrender', {
  about: 'A member gives shares up that could be forfeited.',
  follows: noForm,
  sections: lostShares('Shares surrendered', 'Date of the surrender'),
  summary: ({ classId, holdings }, names) => sharesOfClass(classId, holdings, names),
});

export const notFullyPaidShares = [call, forfeiture, surrender];
