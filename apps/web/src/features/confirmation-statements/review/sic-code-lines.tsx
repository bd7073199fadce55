import { findSicDescription } from '@statbook/domain/reference-data';
import { Lines } from '#filing/lines.tsx';

/** Codes with what each stands for. */
export default function SicCodeLines({ codes }: { readonly codes: readonly string[] }) {
  return <Lines lines={codes.map((code) => [code, findSicDescription(code)].filter(Boolean).join(' – '))} />;
}
