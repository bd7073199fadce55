import { describeReduction } from '../describe-effect.ts';
import { classInIssue } from './class-fields.ts';
import { defineEvent } from './event-definition.ts';
import { choice, day, each, holdings } from './field-definition.ts';
import { moneyIn, nameIn, sharesOfClass } from './summary.ts';

/** Reduction of capital (ss.641-653), effective when the registrar registers it. */
export const reduction = defineEvent('reduction', {
  about: 'Less nominal value, less liability, or fewer shares, by special resolution.',
  follows: 'No form after it: it takes effect once SH19, or SH15 after a redenomination, is registered',
  sections: [
    { title: 'Which class', fields: { classId: classInIssue } },
    {
      title: 'What becomes less',
      fields: {
        'means.by': choice('How the capital is reduced', [
          { value: 'nominal', label: 'A smaller nominal value', hint: 'Of every share of the class.' },
          {
            value: 'unpaid',
            label: 'Relief from what is unpaid',
            hint: 'Of the premium, on every share of the class that is not fully paid.',
          },
          { value: 'cancelling', label: 'Shares are cancelled', hint: 'Of the holders named below.' },
        ]),
        'means.nominalEach': each('New nominal value of each share', {
          hint: ({ issued, answers }) => describeReduction(issued, answers['means.nominalEach'] ?? ''),
          when: (answers) => answers['means.by'] === 'nominal',
        }),
        'means.repaid': choice(
          'Of shares that are not fully paid',
          [
            { value: 'paid-up', label: 'Paid-up capital is repaid or cancelled; what is unpaid stays' },
            { value: 'unpaid-first', label: 'What is unpaid goes first' },
          ],
          { when: (answers) => answers['means.by'] === 'nominal' },
        ),
        'means.reliefEach': each('Relief on each share that is not fully paid', {
          hint: 'No more than is unpaid of the premium; to relieve the nominal value, reduce it.',
          when: (answers) => answers['means.by'] === 'unpaid',
        }),
        'means.holdings': holdings('Shares cancelled', 'Holder', {
          when: (answers) => answers['means.by'] === 'cancelling',
        }),
      },
    },
    {
      title: 'What it rests on, and when',
      fields: {
        // A public company cannot rely on a solvency statement (s.641(1)).
        route: choice('The special resolution is supported by', [
          {
            value: 'solvency-statement',
            label: 'A solvency statement of the directors',
            hint: 'Private companies only.',
            isPrivateOnly: true,
          },
          { value: 'court', label: 'An order of the court' },
          {
            value: 'redenomination',
            label: 'A redenomination before it',
            hint: 'To a rounder nominal value: at most a tenth of what remains.',
          },
        ]),
        solvencyStatementOn: day('Date of the solvency statement', {
          hint: 'At most 15 days before the resolution.',
          when: ({ route }) => route === 'solvency-statement',
        }),
        redenominationResolvedOn: day('Date of the resolution that redenominated the shares', {
          hint: 'At most three months before this resolution.',
          when: ({ route }) => route === 'redenomination',
        }),
        resolvedOn: day('Date of the special resolution', {
          hint: 'It was registered with the statement of capital, so nothing is left to file.',
        }),
        on: day('Date Companies House registered the reduction', {
          hint: 'It takes effect then, not before.',
        }),
      },
    },
  ],
  summary: ({ classId, means }, names) => {
    if (means.by === 'cancelling') return sharesOfClass(classId, means.holdings, names);
    return means.by === 'nominal'
      ? `${nameIn(names, classId)}: nominal value ${moneyIn(names, classId, means.nominalEach)} each`
      : `${nameIn(names, classId)}: relief of ${moneyIn(names, classId, means.reliefEach)} on each share`;
  },
});
