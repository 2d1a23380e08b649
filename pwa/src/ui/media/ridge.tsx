/** The trap-step skyline of the footer and the ask panel; its colour is the `fill` it inherits. */
export function Ridge({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 60V38h86l9-9h64l7-9h118l8 10h52l12 12h170l10-10h44l8-12h26l6-10h132l7 9h30l9 11h58l14 12h210l10-9h72l8-11h150l9 11h40l11 10h66V60z" />
    </svg>
  );
}
