import { Banner } from '#kit/banner/banner.tsx';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { SupportReference } from '#kit/states/support-reference.tsx';
import { EntryLink, EntryList } from './entry-list.tsx';
import type { EntryNews } from './entry-state.ts';

interface EntryNewsBannerProps {
  readonly companyId: string;
  readonly news: EntryNews;
  /** The review is on the page, not the form. */
  readonly isPlanned: boolean;
}

/** What happened to an entry on its way into the register, and what to do now. */
export function EntryNewsBanner({ companyId, news, isPlanned }: EntryNewsBannerProps) {
  switch (news.kind) {
    case 'changed-meanwhile':
      return (
        <Banner tone="warn" title="The register changed while you worked" announced>
          {isPlanned
            ? 'Nothing of yours was recorded yet. What you entered is kept, and the review below counts with the new entries:'
            : 'Nothing of yours was recorded. What you entered is kept, but it does not fit any more with the new entries:'}
          <EntryList companyId={companyId} entries={news.entries} />
        </Banner>
      );
    case 'in-the-way': {
      const { entry, reason, message } = news.obstacle;
      return (
        <Banner tone="bad" title="This conflicts with a later entry" announced>
          {message ??
            (reason === 'class-restated'
              ? 'It restated the shares of the class, and what you enter would miss that'
              : 'It relies on these shares, and they would not be there any more')}
          : <EntryLink companyId={companyId} entry={entry} />. Reverse that entry first, or choose another
          date. Nothing was recorded.
        </Banner>
      );
    }
    default: {
      const isUnclear = news.kind === 'unclear';
      const title = isUnclear ? 'It is not known whether this was recorded' : 'Nothing was recorded';
      return (
        <Banner tone="bad" title={title} announced>
          {isUnclear
            ? `${news.refusal.detail} It is safe to send it again: the same entry is recorded once only.`
            : whatIsRefused(news.refusal)}
          <div>
            <SupportReference requestId={news.refusal.requestId} />
          </div>
        </Banner>
      );
    }
  }
}

/** What is wrong with each field says more than that something is. */
function whatIsRefused({ detail, errors = {} }: FormRefusal) {
  const messages = Object.entries(errors);
  if (messages.length === 0) return detail;
  return messages.map(([field, message]) => <p key={field}>{message}</p>);
}
