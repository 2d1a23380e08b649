/** The places of shares, each as often as it weighs. */
export function tableOf(weights: readonly number[], length: number): Uint16Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const table = new Uint16Array(length);
  let place = 0;
  let upTo = (weights[0] ?? 0) / sum;
  for (let at = 0; at < length; at += 1) {
    while ((at + 0.5) / length > upTo && place < weights.length - 1) {
      place += 1;
      upTo += (weights[place] ?? 0) / sum;
    }
    table[at] = place;
  }
  return table;
}
