/** Texts of the register, each on a line of its own and in the direction of its own writing. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <div key={line}>
      <bdi>{line}</bdi>
    </div>
  ));
}
