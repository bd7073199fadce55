import { sharePaths } from '#app/share-paths.ts';
import type { RegisterFacts, ShareClass } from '../register-facts.ts';
import { anyClass, classInIssue } from './class-fields.ts';
import { defineEvent } from './event-definition.ts';
import { choice, count, day, holdings, prose } from './field-definition.ts';
import { nameIn } from './summary.ts';

/** Classes whose shares a share of the class could become. */
function alike({ classes }: RegisterFacts, from: ShareClass | undefined) {
  return classes.filter(
    ({ shareClassId, nominalValue, currency }) =>
      from === undefined ||
      (shareClassId !== from.shareClassId &&
        nominalValue === from.nominalValue &&
        currency === from.currency),
  );
}

/** Shares become shares of another class (ss.630, 636-637). */
const redesignation = defineEvent('redesignation', {
  about: 'Shares become shares of another class with the same nominal value.',
  follows: 'SH08 within one month, SH10 too where the rights differ',
  sections: [
    {
      title: 'Which shares',
      fields: {
        fromClassId: { ...classInIssue, label: 'They are now', term: 'Class' },
        scope: choice(
          'How many of them',
          [
            { value: 'whole', label: 'The whole class' },
            { value: 'some', label: 'Some holdings' },
          ],
          { first: 'whole' },
        ),
        holdings: holdings('Shares redesignated', 'Holder', {
          leftOut: 'The whole class',
          when: ({ scope }) => scope === 'some',
        }),
      },
    },
    {
      title: 'What they become',
      fields: {
        toClassId: {
          type: 'class',
          label: 'They become',
          hint: 'Number and nominal value stay, and what is unpaid stays unpaid.',
          among: alike,
          none: 'No other class has this nominal value and currency. Set the class up first.',
          isLeftOpen: true,
        },
      },
      note: () => ({ link: 'Set up another class', href: sharePaths.shareClass }),
    },
    {
      title: 'When, and who resolved it',
      fields: {
        on: day('Date of the redesignation'),
        resolvedOn: day('Date of the special resolution or class consent', {
          hint: 'Filed within 15 days, with the articles where it changed them. Leave it out where the articles need none.',
          optional: true,
        }),
      },
    },
  ],
  summary: ({ fromClassId, toClassId }, names) =>
    `${nameIn(names, fromClassId)} into ${nameIn(names, toClassId)}`,
});

/** The rights of a class change (ss.629-640). */
const variation = defineEvent('variation', {
  about: 'The votes, dividends, capital rights or redemption of a class change.',
  follows: 'SH10 within one month, the consent within 15 days',
  sections: [
    { title: 'Whose rights change', fields: { classId: { ...classInIssue, fillsRights: true } } },
    {
      title: 'The rights from then on',
      description: 'As they are in the register now: change what changes.',
      fields: {
        particulars: prose('Rights attached to the shares', {
          hint: 'Votes, dividends, capital on a winding up, and redemption, in the words of the articles.',
          rows: 7,
        }),
        votesPerShare: count('Votes of each share', {
          hint: '0 for shares without votes',
          width: 'xs',
          unit: 'votes',
          canBeZero: true,
        }),
        isRedeemable: { type: 'check', label: 'The shares can be redeemed' },
      },
    },
    {
      title: 'When, and who agreed',
      fields: {
        on: day('Date the rights changed'),
        resolvedOn: day('Date of the class’s consent or special resolution', {
          hint: 'Three quarters of the class agree, unless the articles say otherwise. Filed within 15 days; leave it out only where the books no longer say.',
          optional: true,
        }),
      },
    },
  ],
  summary: ({ classId }, names) => nameIn(names, classId),
});

/** A class gets another name (s.636). */
const className = defineEvent('class-name', {
  about: 'A class gets another name or designation; its rights stay.',
  follows: 'SH08 within one month',
  sections: [
    {
      title: 'The name',
      fields: {
        classId: anyClass,
        name: {
          type: 'text',
          label: 'New name',
          hint: 'Like A Ordinary. Not one that another class has, or had on another day.',
          width: 'm',
        },
      },
    },
    { title: 'When', fields: { on: day('Date of the new name') } },
  ],
  summary: ({ classId, name }, names) => `${nameIn(names, classId)}: now ${name}`,
});

export const classesAndRights = [redesignation, variation, className];
