/** Texts of the register, each on a line of its own and in the direction of its own writing. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no identity, and two may be alike
    <div key={index}>
      <bdi>{line}</bdi>
    </div>
  ));
}
