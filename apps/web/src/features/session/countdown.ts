/** The marks at which the time that is left is read out, in seconds. */
const marks = [20, 60, 300] as const;

const words: Readonly<Record<(typeof marks)[number], string>> = {
  300: '5 minutes',
  60: '1 minute',
  20: '20 seconds',
};

/** The mark that was passed last; none while there is more time than that. */
export const markOf = (seconds: number) => marks.find((mark) => seconds <= mark);

/** What is read out at a mark. */
export function announcementOf(seconds: number): string {
  const mark = markOf(seconds);
  return mark === undefined ? '' : `Your session will expire in ${words[mark]}`;
}

/** As on a clock: "4:59". */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
