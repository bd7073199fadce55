import { DateValue } from '#kit/value/dates.tsx';

/** Until when a notice about a PSC is filed: nobody here knows when the person will confirm. */
export const NoticeDeadline = ({ noticeBy }: { noticeBy: string }) => (
  <>
    Within 14 days of the person’s confirmation: by <DateValue date={noticeBy} /> at the earliest
  </>
);
