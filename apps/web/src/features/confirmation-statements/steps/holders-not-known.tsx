import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { formatNumber } from '#kit/value/format.ts';
import type { OwnShares } from '../own-shares.ts';

interface HoldersNotKnownProps {
  readonly companyId: string;
  readonly holdings: OwnShares['Shareholdings'];
}

/** The holdings that keep a list of shareholders from being given, and where it is entered whose they are. */
export function HoldersNotKnown({ companyId, holdings }: HoldersNotKnownProps) {
  const open = holdings.flatMap(({ Holders, NumberHeld, ClassName }, index) =>
    Holders.length > 0 ? [] : [{ index, words: sharesInWords(NumberHeld, ClassName) }],
  );
  if (open.length === 0) return null;
  return (
    <>
      <Banner tone="warn" title="A list of shareholders names every holder">
        <ul>
          {open.map(({ index, words }) => (
            <li key={index}>
              <bdi>{words}</bdi>
            </li>
          ))}
        </ul>
        <p>
          Where one holder has them,{' '}
          <AppLink href={sharePaths.shareholders(companyId)}>enter who holds these shares</AppLink> on the
          shareholders page. Where several have,{' '}
          <AppLink href={sharePaths.divideUnknown(companyId)}>divide them among those holders</AppLink>.
        </p>
      </Banner>
      {open.map(({ index }) => (
        <GroupError key={index} name={`Shareholdings.Holdings.${index}.Holders`} />
      ))}
    </>
  );
}

function sharesInWords(count: string, className: string): string {
  return `${formatNumber(count)} ${className} ${count === '1' ? 'share' : 'shares'} whose holder is not yet known`;
}
