import type { FilingDescription } from '../data-api/records/filing-history.ts';
import { describeAccountsType } from './company-texts.ts';
import { FILING_TEMPLATES } from './filing-templates.ts';
import { toCapitalised, toDateText, toLabel } from './readable.ts';

/** Key of entries from before the registry had keys: their text is among the values. */
const LEGACY_KEYS: ReadonlySet<string> = new Set(['legacy', 'miscellaneous', 'court-order']);

/**
 * A filing in one readable line. A key without a text of ours is shown in its own words with the form's name,
 * so that nothing is ever left blank.
 */
export function describeFiling(filing: FilingDescription): string {
  const key = filing.descriptionKey ?? '';
  const legacy = toText(filing.values['description']);
  if ((LEGACY_KEYS.has(key) || key === '') && legacy) return withCapital(legacy, filing);
  const found = findTemplate(key);
  return withCapital(found ? fill(found, filing.values) : inOwnWords(filing), filing);
}

interface FoundTemplate {
  readonly template: string;
  /** What follows the beginning of a family. */
  readonly rest: string;
}

/** The key's own text, else that of the longest family to which it belongs. */
function findTemplate(key: string): FoundTemplate | undefined {
  const exact = FILING_TEMPLATES[key];
  if (exact) return { template: exact, rest: '' };
  for (let end = key.length; end > 0; end -= 1) {
    const beginning = key.slice(0, end);
    const template = FILING_TEMPLATES[`${beginning}*`];
    if (template) return { template, rest: key.slice(end) };
  }
  return undefined;
}

function fill({ template, rest }: FoundTemplate, values: FilingDescription['values']): string {
  const valueOf = (name: string) =>
    name === 'accounts_type' ? describeAccountsType(rest).toLowerCase() : toText(values[name]);
  const fillPart = (part: string) => part.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name) ?? '');
  const isComplete = (part: string) =>
    Array.from(part.matchAll(/\{(\w+)\}/g)).every(([, name = '']) => valueOf(name) !== undefined);
  const chosen = template.replaceAll(
    /\[([^\]]*)\]/g,
    (_, parts: string) => parts.split('|').find(isComplete) ?? '',
  );
  return toCapitalised(fillPart(chosen));
}

/** A value as shown; a backslash is how the registry breaks lines. */
function toText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return toDateText(value.replaceAll(/\s*\\\s*/g, ', ').trim());
}

function inOwnWords({ descriptionKey, type }: FilingDescription): string {
  if (!descriptionKey) return type ? `Form ${type}` : 'Filing without a description';
  const label = toLabel(descriptionKey);
  return type ? `${label} (${type})` : label;
}

/** Capital is a list of amounts by currency beside the other values. */
function withCapital(text: string, { values }: FilingDescription): string {
  const capital = values['capital'];
  const amounts = Array.isArray(capital) ? capital.flatMap((each: unknown) => toAmount(each) ?? []) : [];
  return amounts.length > 0 ? `${text}: ${amounts.join(', ')}` : text;
}

function toAmount(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const currency = 'currency' in entry ? toText(entry.currency) : undefined;
  const figure = 'figure' in entry ? toText(entry.figure) : undefined;
  return figure && [currency, figure].filter((part) => part !== undefined).join(' ');
}
