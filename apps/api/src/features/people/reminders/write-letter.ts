import { officerWord } from '@statbook/domain/companies';
import { type CivilDate, daysBetween, formatCivilDate, isAfter } from '@statbook/domain/dates';
import { lowerFirst } from '@statbook/domain/lower-first';
import { addressedAs, type AskedPerson } from '../invitations/asked-person.ts';
import { howToVerify } from '../invitations/code-letter.ts';
import type { DueStatement } from './statement-queries.ts';

/** So many are listed in a letter; the page has the rest. */
const mostListed = 100;

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** Everything that is news today, in one letter. */
export function writeToUser({
  day,
  statements,
  publicUrl,
}: {
  day: CivilDate;
  statements: readonly DueStatement[];
  publicUrl: string;
}): Words {
  const [first] = statements;
  const isOne = statements.length === 1 && first !== undefined;
  const parts = statements
    .slice(0, mostListed)
    .map((each) =>
      [
        `${each.name}, ${roleOf(each)} of ${each.companyName} (${each.companyNumber})`,
        whenDue(each, day),
        each.personId === null ? `${publicUrl}/people` : `${publicUrl}/people/${each.personId}`,
      ].join('\n'),
    );
  if (statements.length > mostListed) parts.push(`And ${statements.length - mostListed} more.`);
  return {
    subject: isOne
      ? `Identity statement ${shortly(first, day)}: ${first.name}, ${first.companyName}`
      : `${statements.length} identity statements are due`,
    text: [
      isOne ? 'An identity statement is still to be given:' : 'Identity statements are still to be given:',
      ...parts,
      `Your account sends this letter. Who gets it is chosen at ${publicUrl}/setting/myaccount`,
      '',
    ].join('\n\n'),
  };
}

interface ToPerson {
  readonly day: CivilDate;
  readonly statements: readonly DueStatement[];
  readonly asked: AskedPerson;
  readonly askedBy: string;
  readonly accountName: string;
  /** Where the code is given, if it is missing. */
  readonly link: string | undefined;
}

/** To whoever the statements are of. */
export function writeToPerson(order: ToPerson): Words & { readonly name: string } {
  const { day, statements, asked, askedBy, accountName, link } = order;
  const lines = statements.flatMap((each) => [
    `- ${each.companyName} (${each.companyNumber}), ${roleOf(each)}: ${lowerFirst(whenDue(each, day))}`,
  ]);
  return {
    name: addressedAs(asked),
    subject: link === undefined ? 'Your identity statement is due' : 'Your personal code is still needed',
    text: [
      `${askedBy} of ${accountName} looks after filings with Companies House about you. You have to say there that your identity is verified, for:`,
      '',
      ...lines,
      '',
      ...(link === undefined ? whatHasCode(askedBy) : whatToDo({ link, askedBy })),
      '',
    ].join('\n'),
  };
}

const whatHasCode = (askedBy: string) => [
  `Your personal code is kept already, and you need not send it again. Ask ${askedBy} if you want to know when the statement is filed.`,
];

const whatToDo = ({ link, askedBy }: { link: string; askedBy: string }) => [
  'If your identity is not verified yet, do that first, with GOV.UK One Login or through an authorised agent:',
  howToVerify,
  '',
  'You then have a code of 11 letters and digits. Open this link to give it:',
  link,
  '',
  'The link is for you alone and takes one code, within 14 days. Links of earlier letters are void. Never send the code by email.',
  `If you do not know ${askedBy}, do nothing.`,
];

function roleOf({ kind, companyNumber }: DueStatement): string {
  return kind === 'psc-verification' ? 'person with significant control' : officerWord(companyNumber);
}

/** "Last day 14 December 2026, in 7 days". */
function whenDue({ dueOn, opensOn }: DueStatement, day: CivilDate): string {
  const opens =
    opensOn !== null && isAfter(opensOn, day) ? `. It can be given from ${formatCivilDate(opensOn)}` : '';
  return `Last day ${formatCivilDate(dueOn)}, ${nearness(dueOn, day)}${opens}`;
}

function nearness(dueOn: CivilDate, day: CivilDate): string {
  const days = daysBetween(day, dueOn);
  if (days < 0) return 'which has passed';
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

function shortly({ dueOn }: DueStatement, day: CivilDate): string {
  const days = daysBetween(day, dueOn);
  return days < 0 ? 'overdue' : `due ${nearness(dueOn, day)}`;
}
