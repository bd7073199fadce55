import { toBirthMonth } from '#company-page/people/birth-month.ts';

interface Particular {
  readonly label: string;
  readonly value: string;
}

/** A particular as it is read: readings write a month of birth as "05/1970". */
export function particularText({ label, value }: Particular): string {
  const born =
    label === 'Month of birth' ? /^(?<month>\d\d)\/(?<year>\d{4})$/.exec(value)?.groups : undefined;
  if (born === undefined) return value;
  return toBirthMonth({ month: Number(born['month']), year: Number(born['year']) }) ?? value;
}
