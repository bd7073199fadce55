import { type LondonMinute, toLondonMinute } from './london.ts';

/**
 * The instant of a minute on London's clocks, `2026-11-03T14:05Z`. Of a minute that comes twice in autumn the second, when more
 * was known; undefined for one that the clocks leave out in spring.
 */
export function fromLondonMinute({ date, time }: LondonMinute): string | undefined {
  const winter = `${date}T${time}Z`;
  const summer = new Date(Date.parse(winter) - 3_600_000).toISOString().replace(/:00\.000Z$/, 'Z');
  return [winter, summer].find((instant) => {
    const shown = toLondonMinute(instant);
    return shown.date === date && shown.time === time;
  });
}

/** A time as people type it, "14:05", "14.05" or "1405", as "14:05"; undefined for anything else. */
export function readTime(typed: string): string | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/.exec(typed.trim()) ?? [];
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}
