import { amountMask } from '#kit/mask/number-masks.ts';
import { textMask } from '#kit/mask/text-masks.ts';
import {
  describeConsolidation,
  describeRedenomination,
  describeSubdivision,
  leftWithFraction,
} from '../describe-effect.ts';
import { classInIssue } from './class-fields.ts';
import { defineEvent } from './event-definition.ts';
import { count, day } from './field-definition.ts';
import { nameIn } from './summary.ts';

/** The ordinary resolution of s.618 is not filed; form SH02 names its day. */
const resolved = (dayLabel: string) =>
  ({
    title: 'When, and who resolved it',
    fields: {
      on: day(dayLabel),
      resolvedOn: day('Date of the members’ ordinary resolution', {
        hint: 'Form SH02 names it. Leave it out only where the books no longer say.',
        optional: true,
      }),
    },
  }) as const;

/** Each share becomes several (s.618). */
const subdivision = defineEvent('subdivision', {
  about: 'Each share becomes several of a smaller nominal value.',
  follows: 'SH02 within one month',
  sections: [
    {
      title: 'What is sub-divided',
      fields: {
        classId: classInIssue,
        into: count('How many shares each becomes', {
          hint: ({ issued, answers: { into = '' } }) =>
            describeSubdivision(issued, into) ?? 'The new nominal value must end within 6 decimal places.',
          width: 's',
        }),
      },
    },
    resolved('Date of the sub-division'),
  ],
  summary: ({ classId, into }, names) => `${nameIn(names, classId)}: each share into ${into}`,
});

/** Every so many shares become one (s.618). */
const consolidation = defineEvent('consolidation', {
  about: 'Every so many shares become one of a larger nominal value.',
  follows: 'SH02 within one month',
  sections: [
    {
      title: 'What is consolidated',
      fields: {
        classId: classInIssue,
        from: count('How many shares become one', {
          hint: ({ issued, answers: { from = '' } }) =>
            describeConsolidation(issued, from) ?? 'Every holder’s shares must divide by it.',
          width: 's',
        }),
      },
      note: ({ held, answers: { from = '' } }) => ({
        title: 'These would be left with a fraction',
        holders: leftWithFraction(held, from),
        advice: 'Even their holdings out first, by transfers or an allotment: the register rounds nothing.',
      }),
    },
    resolved('Date of the consolidation'),
  ],
  summary: ({ classId, from }, names) => `${nameIn(names, classId)}: every ${from} shares into one`,
});

const currencyMask = textMask({ strange: /[^A-Z]/g, most: 3, isUpper: true });

/** The nominal value passes into another currency (ss.622-625). */
const redenomination = defineEvent('redenomination', {
  about: 'The nominal value passes into another currency at a spot rate.',
  follows: 'SH14 within one month, the resolution within 15 days',
  sections: [
    {
      title: 'What is redenominated',
      fields: {
        classId: classInIssue,
        currency: {
          type: 'text',
          label: 'New currency',
          hint: 'Its three letters, like EUR',
          mask: currencyMask,
          width: 'xs',
          code: true,
          inRow: true,
        },
        rate: {
          type: 'text',
          label: 'Spot rate',
          hint: ({ issued }) => `How much of it one ${issued?.currency ?? 'old unit'} is`,
          mask: amountMask,
          width: 's',
          numeric: true,
          inRow: true,
        },
      },
      note: ({ issued, answers: { currency = '', rate = '' } }) => {
        const text = describeRedenomination(issued, { currency, rate });
        return text === undefined ? undefined : { text };
      },
    },
    {
      title: 'When, and who resolved it',
      description:
        'The rate is that of a day within the 28 days before the resolution, which lapses when 28 days have passed. The resolution is filed within 15 days.',
      fields: {
        rateOn: day('Date of the rate'),
        resolvedOn: day('Date of the resolution'),
        on: day('Date the redenomination takes effect'),
      },
    },
  ],
  summary: ({ classId, currency }, names) => `${nameIn(names, classId)} into ${currency}`,
});

export const nominalValue = [subdivision, consolidation, redenomination];
