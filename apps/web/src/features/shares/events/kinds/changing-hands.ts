import { formatDate, formatNumber } from '#kit/value/format.ts';
import { checkTransfer } from '../../transfers/check-transfer.ts';
import type { RegisterFacts } from '../register-facts.ts';
import { nextStatement } from './class-fields.ts';
import { defineEvent } from './event-definition.ts';
import { type Answers, choice, day, type FieldContext, prose } from './field-definition.ts';
import { few, nameIn } from './summary.ts';

const isRefused = ({ decision }: Answers) => decision === 'refuse';

/** Whether the directors may still register or refuse it: not of what is in the books, or was before they began. */
const isOpen = (facts?: RegisterFacts) => facts?.isDecided !== true;

/** "Holds 45 Ordinary today." */
function heldByTransferor(context: FieldContext): string {
  const { answers, facts, held, shareClass, day } = context;
  const own = held.find(({ holderId }) => holderId === answers.transferorId);
  if (own === undefined || shareClass === undefined) return 'Who transfers the shares';
  const isToday = day === facts.today && facts.isEarlierHistory !== true;
  const count = `${formatNumber(own.shares)} ${shareClass.className}`;
  const shares = isToday ? `Holds ${count} today` : `Held ${count} on ${formatDate(day)}`;
  const numbers = own.numbers === '' ? '' : `, numbers ${own.numbers}`;
  return `${shares}${numbers}${facts.corrects === undefined ? '.' : ', the corrected entry left out.'}`;
}

/** By a proper instrument (s.770); one that was refused moves no shares, and is kept with its reasons (s.771). */
const transfer = defineEvent('transfer', {
  about: 'Shares pass from one holder to others by a form of transfer, for money or as a gift.',
  follows: nextStatement,
  check: checkTransfer,
  day: (answers) => (isRefused(answers) ? answers.lodgedOn : answers.on),
  sections: [
    {
      title: 'The shares',
      fields: {
        classId: { type: 'class-list', label: 'Class of shares', term: 'Class' },
        transferorId: { type: 'member', label: 'Transferor', hint: heldByTransferor, ofClass: true },
      },
    },
    {
      title: 'To whom',
      description: 'Several transferees of one day are entered together; each signs a form of their own.',
      fields: { transferees: { type: 'transferees', label: 'Transferee' } },
    },
    {
      title: 'The form of transfer',
      fields: {
        signedOn: day('Signed and dated', { optional: true, inRow: true }),
        lodgedOn: day('Lodged with the company', {
          inRow: true,
          optional: true,
          instead: (answers) => (isRefused(answers) ? { label: 'Lodged with the company' } : undefined),
        }),
      },
    },
    {
      title: 'Decision of the directors',
      fields: {
        decision: choice(
          'What was decided',
          [
            { value: 'register', label: 'Register the transfer' },
            {
              value: 'refuse',
              label: 'Refuse it',
              hint: 'As the articles allow, within two months of the lodging and with reasons. Nothing changes in the register.',
            },
          ],
          { first: 'register', when: (_answers, facts) => isOpen(facts) },
        ),
        refusedOn: day('Date of the refusal', { beginsToday: true, when: isRefused }),
        reasons: prose('Reasons', {
          hint: 'As they were given to the transferee, who is entitled to them.',
          when: isRefused,
        }),
        on: day('Date of registration', {
          hint: 'The transferee is a member from this day, whenever the form was signed.',
          beginsToday: true,
          when: (answers) => !isRefused(answers),
        }),
      },
    },
  ],
  summary: ({ transferorId, classId, transferees }, names) => {
    const lines = transferees.map(
      ({ transfereeId, shares }) => `${formatNumber(shares)} to ${nameIn(names, transfereeId)}`,
    );
    return `${nameIn(names, transferorId)}, ${nameIn(names, classId)}: ${few(lines)}`;
  },
});

/** Shares pass by law (ss.773-774). */
const transmission = defineEvent('transmission', {
  about: 'Shares pass by law, on death, bankruptcy or by an order of the court.',
  follows: nextStatement,
  sections: [
    {
      title: 'Whose shares pass, and to whom',
      description:
        'To personal representatives or a trustee who choose to be registered. Where they transfer the shares instead, record a transfer.',
      fields: {
        fromId: { type: 'member', label: 'Member who died or lost the shares' },
        classId: { type: 'class-or-all', label: 'Which of their shares', leftOut: 'All their shares' },
        toId: { type: 'holder', label: 'Who is registered instead', except: 'fromId' },
      },
    },
    {
      title: 'Evidence, and when',
      fields: {
        evidence: prose('Evidence of title', {
          hint: 'What was shown and when, like the grant of probate of 3 March 2026.',
          rows: 3,
        }),
        on: day('Date of the entry in the register'),
      },
    },
  ],
  summary: ({ fromId, toId }, names) => `${nameIn(names, fromId)} to ${nameIn(names, toId)}`,
});

export const changingHands = [transfer, transmission];
