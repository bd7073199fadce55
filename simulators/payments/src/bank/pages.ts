import { escapeHtml, renderPage } from '@statbook-simulators/kit';
import { expectedWord } from './challenges.ts';

export function renderQuestion(acsTransID: string): string {
  return renderBankPage(
    'Your bank asks you to confirm this payment',
    `<p>To show that it is you, type the word <strong>${expectedWord}</strong>. Any other word refuses the payment.</p>
<form method="post" action="/3ds-simulator/html_challenge_answer">
<input type="hidden" name="acsTransactionID" value="${escapeHtml(acsTransID)}">
<label for="word">Word</label>
<input id="word" name="challengeData" type="text" autocomplete="off" autocapitalize="none" spellcheck="false">
<button class="main-action" type="submit">Continue</button>
<button type="submit" name="cancel" value="1">Cancel</button>
</form>`,
  );
}

export interface Return {
  notificationURL: string;
  cres: string;
  sessionData: string | undefined;
  copies: 1 | 2;
}

/** The page that brings the result to the shop, by itself or, without scripts, by the button. */
export function renderReturn({ notificationURL, cres, sessionData, copies }: Return): string {
  const data =
    sessionData === undefined
      ? ''
      : `<input type="hidden" name="threeDSSessionData" value="${escapeHtml(sessionData)}">\n`;
  return renderBankPage(
    'Going back to the shop',
    `<p>This takes a moment. If nothing happens, press Continue.</p>
<form method="post" action="${escapeHtml(notificationURL)}" data-copies="${copies}">
<input type="hidden" name="cres" value="${escapeHtml(cres)}">
${data}<button class="main-action" type="submit">Continue</button>
</form>
<script src="/3ds-simulator/return-to-shop.js" defer></script>`,
  );
}

export function renderMessage(title: string, text: string): string {
  return renderBankPage(title, `<p>${escapeHtml(text)}</p>`);
}

function renderBankPage(title: string, content: string): string {
  return renderPage({
    title,
    stylesheet: '/3ds-simulator/bank.css',
    content: `<h1>${escapeHtml(title)}</h1>\n${content}`,
  });
}
