import { openCustomizer } from '#app/customizer-command.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';

/** The look of the product is chosen beside the page that it changes. */
export function AppearanceSection() {
  return (
    <Card title="Appearance">
      <Lead>
        Light or dark, colours, the menu beside or above the page, the direction of reading. It is kept for
        you on every device.
      </Lead>
      <Button onClick={openCustomizer}>Choose how Statbook looks</Button>
    </Card>
  );
}
