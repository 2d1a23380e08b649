import { cpus, loadavg, totalmem } from 'node:os';

/** Prints what a run did and what became of it, as it is put into the documents. */
export function printRun({ seed, minutes, faults, rolls, promises, copiedAnew, hasSmallDisk }, { office, prober, crowd }) {
  const rows = grouped(faults);
  console.log(`
${new Date().toISOString()}, npm run cluster -- chaos --minutes ${minutes} --seed ${seed}
${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[1].toFixed(0)}; Node.js ${process.version}${hasSmallDisk ? '' : '; no disk was filled: only root may'}

| Fault | Times | Writes again after, s (median, worst) | Whole after it was put right, s (worst) |
|---|---|---|---|`);
  for (const [name, played] of rows) {
    const backs = played.map(({ back }) => back).sort((a, b) => a - b);
    const whole = Math.max(...played.map((one) => one.whole));
    console.log(
      `| ${name} | ${played.length} | ${backs[Math.floor(backs.length / 2)].toFixed(1)}, ${backs.at(-1).toFixed(1)} | ${whole.toFixed(1)} |`,
    );
  }
  for (const { build, at } of rolls) console.log(`| build ${build} on every server | at ${at.toFixed(1)} min | | |`);
  const { pulls, failedPulls, written, crashes } = crowd.counts;
  console.log(`
${crowd.members.length} phones: ${pulls} looks (${failedPulls} failed), ${written} enquiries, ${crashes} ended in the middle; ${prober.sent.size} probes, ${prober.receipts.length} taken; ${office.counts.edits} edits, ${office.counts.scripts} changes of many rows; ${copiedAnew} databases copied anew.
`);
  for (const [sentence, isKept] of promises) console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${sentence}`);
}

function grouped(faults) {
  const map = new Map();
  for (const fault of faults) map.set(fault.name, [...(map.get(fault.name) ?? []), fault]);
  return map;
}
