import { useMay } from '#app/session-port.ts';
import { type Askable, AskSeveral, useAskingForSeveral } from '#filing/approval/ask-several.tsx';
import { Card } from '#kit/card/card.tsx';
import { changeCalls, type ChangeFiling } from './change-types.ts';

/** What has to be approved, can be sent as it is, and was not asked about as it is. What was refused is corrected first. */
const toAskable = (filing: ChangeFiling): readonly Askable[] => {
  const { filingId, state, isReady, approvalState, contentSha256, version, companyName, form } = filing;
  if (state !== 'draft' || !isReady || contentSha256 === null) return [];
  if (approvalState !== 'to-ask' && approvalState !== 'lapsed') return [];
  return [{ filingId, draftVersion: version, contentSha256, name: `${companyName}, ${form}` }];
};

/** Asks for every approval that is needed and not asked for. */
export function AskAll({ filings }: { readonly filings: readonly ChangeFiling[] }) {
  const mayAsk = useMay('askForApproval');
  const asking = useAskingForSeveral(changeCalls);
  const toAsk = filings.flatMap(toAskable);
  if (!mayAsk || (toAsk.length === 0 && asking.outcomes.length === 0)) return null;
  return (
    <Card title="Ask for approval">
      <AskSeveral asking={asking} toAsk={toAsk} noun="notice" />
    </Card>
  );
}
