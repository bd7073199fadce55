import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { RevealButton } from './reveal-button.tsx';

interface RevealedCardProps {
  readonly title: string;
  /** Masked, or as they are once they were asked for. */
  readonly facts: readonly Fact[];
  readonly mayShow: boolean;
  readonly isShown: boolean;
  /** The call that shows them. */
  readonly showing: { readonly isPending: boolean; readonly error: Error | null };
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** What is masked until somebody asks for it, and each showing is logged. */
export function RevealedCard(props: RevealedCardProps) {
  const { title, facts, mayShow, isShown, showing, onShow, onHide } = props;
  return (
    <Card
      title={title}
      actions={
        mayShow && <RevealButton isShown={isShown} busy={showing.isPending} onShow={onShow} onHide={onHide} />
      }
    >
      {showing.error !== null && (
        <Banner tone="bad" title="It could not be shown" announced>
          {showing.error.message}
        </Banner>
      )}
      <DescriptionList facts={facts} />
    </Card>
  );
}
