import { describeBonus, withPartEntitlement } from '../describe-effect.ts';
import { anyClass, classInIssue } from './class-fields.ts';
import { defineEvent } from './event-definition.ts';
import { type Answers, count, day } from './field-definition.ts';
import { nameIn, sharesTo } from './summary.ts';

/** The history before an opening balance asks for it here; in the books it has pages of its own. */
const allotment = defineEvent('allotment', {
  about: 'New shares for one or many holders, for cash or otherwise.',
  follows: 'SH01 within one month',
  sections: [
    {
      title: 'Allotment',
      fields: {
        on: day('Date of allotment'),
        allottees: { type: 'allottees', label: 'Shares allotted' },
      },
    },
  ],
  summary: ({ allottees }, names) => sharesTo(allottees, names),
});

const termsOf = ({ newShares = '', forEvery = '' }: Answers) => ({ newShares, forEvery });

/** Fully paid shares for every so many held (s.564). */
const bonusIssue = defineEvent('bonus-issue', {
  about: 'New shares for every so many held, paid up out of reserves instead of by the members.',
  follows: 'SH01 within one month',
  sections: [
    {
      title: 'Who gets them',
      description:
        'The members of one class, in proportion. Shares in treasury get none, and no offer to members is needed.',
      fields: {
        classId: { ...classInIssue, label: 'Holders of' },
        newShares: count('New shares', { unit: 'new', width: 's', inRow: true }),
        forEvery: count('For every so many held', { unit: 'held', width: 's', inRow: true }),
        leavesOutFractions: {
          type: 'flag',
          label: 'Part entitlements',
          hint: ({ held, answers }) => describeBonus(held, termsOf(answers)),
          options: [
            { value: 'refuse', label: 'There are none', hint: 'Refused if a holding does not divide.' },
            { value: 'leave-out', label: 'They are left out, as the terms of the issue say' },
          ],
        },
      },
      note: ({ held, answers }) =>
        answers.leavesOutFractions === 'refuse'
          ? {
              title: 'These have a part entitlement',
              holders: withPartEntitlement(held, termsOf(answers)),
              advice: 'Choose that part entitlements are left out, if the terms of the issue say so.',
            }
          : undefined,
    },
    {
      title: 'What they get, and when',
      fields: {
        intoClassId: {
          ...anyClass,
          label: 'The new shares are of',
          hint: 'Paid up in full out of reserves, at their nominal value.',
        },
        on: day('Date of the allotment'),
      },
    },
  ],
  summary: ({ classId, newShares, forEvery }, names) =>
    `${nameIn(names, classId)}: ${newShares} for every ${forEvery}`,
});

export const newShares = [allotment, bonusIssue];
