/** In euros, from and to: what renting costs at several firms. Put in what yours asks for. */
const prices = {
  /** A month of a machine with two processors and 4 GB. */
  machine: [5, 25],
  /** A terabyte that leaves it, or a CDN. */
  terabyte: [1, 80],
} as const;

/** Two for servers and their database, one for the proxy in front. */
const machines = 3;

/** What a month costs, from the bytes of a mean day. */
export function costs({ edge, origin }: { readonly edge: number; readonly origin: number }): void {
  const [terabytes, behind] = [(edge * 30) / 1e12, (origin * 30) / 1e12];
  const euros = (amounts: readonly [number, number]) =>
    amounts.map((amount) => `${Math.round(amount).toLocaleString('en')} €`).join(' to ');
  const times = ([from, to]: readonly [number, number], by: number): [number, number] => [from * by, to * by];
  const [machine, traffic] = [times(prices.machine, machines), times(prices.terabyte, terabytes)];
  console.log(`\nA month: ${terabytes.toFixed(1)} TB leave the edge, ${behind.toFixed(2)} TB the server`);
  console.log(`  ${machines} machines at ${euros(prices.machine)}: ${euros(machine)}`);
  console.log(`  traffic of the edge at ${euros(prices.terabyte)} a TB: ${euros(traffic)}`);
  console.log(`  in all: ${euros([machine[0] + traffic[0], machine[1] + traffic[1]])}`);
}
