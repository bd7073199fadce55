import { findText, type XmlElement } from './xml-reader.ts';

/** `0001-01-01` is how the gateway says that there is no date. */
const NO_DATE = '0001-01-01';

/** A date as `YYYY-MM-DD`; undefined when absent, unreadable or the gateway's "none". */
export function readDate(parent: XmlElement | undefined, name: string): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(findText(parent, name) ?? '')?.[0];
  return date === NO_DATE ? undefined : date;
}

/** An `xs:boolean`. */
export function readFlag(parent: XmlElement | undefined, name: string): boolean | undefined {
  const text = findText(parent, name)?.toLowerCase();
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

/** A decimal as text, exactly as sent. */
export function readDecimal(parent: XmlElement | undefined, name: string): string | undefined {
  const text = findText(parent, name);
  return text !== undefined && /^[+-]?\d+(\.\d+)?$/.test(text) ? text : undefined;
}
