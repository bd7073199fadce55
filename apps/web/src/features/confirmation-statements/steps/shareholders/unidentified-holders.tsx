import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { formatNumber, sharesWord } from '#kit/value/format.ts';
import type { OwnShares } from '../../own-shares.ts';

interface UnidentifiedHoldersProps {
  readonly companyId: string;
  readonly holdings: OwnShares['shareholdings'];
}

/** The holdings that keep a list of shareholders from being given, and where it is entered whose they are. */
export function UnidentifiedHolders({ companyId, holdings }: UnidentifiedHoldersProps) {
  const open = holdings.flatMap(({ holders, numberHeld, className }, index) =>
    holders.length > 0 ? [] : [{ index, words: sharesInWords(numberHeld, className) }],
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
        <GroupError key={index} name={`shareholdings.holdings.${index}.holders`} />
      ))}
    </>
  );
}

function sharesInWords(count: string, className: string): string {
  return `${formatNumber(count)} ${className} ${sharesWord(count)} whose holder is not yet known`;
}
