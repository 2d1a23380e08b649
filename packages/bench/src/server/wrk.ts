import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { connections, type Load, seconds } from './load.ts';

/** Requests a second, and the 95th percentile in milliseconds; errors are told, since an error is answered sooner. */
const tell = `
done = function(summary, latency)
  local errors = summary.errors
  print("figures", summary.requests / (summary.duration / 1e6), latency:percentile(95) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout)
end
`;

/** What browsers send with what they ask for. */
const asBrowsersDo = 'gzip, deflate, br';

/** Asks for one address again and again. */
export const ask = (address: string): Promise<Load> => run(address, `wrk.headers["Accept-Encoding"] = ${JSON.stringify(asBrowsersDo)}\n`);

/**
 * Sends one body again and again, each time with another key and from another network.
 * @param keyHeader in which the key stands
 */
export const send = (address: string, keyHeader: string, body: object): Promise<Load> =>
  run(
    address,
    `
math.randomseed(os.time())
local hex = function(digits) return string.format("%0" .. digits .. "x", math.random(0, 16 ^ digits - 1)) end
request = function()
  wrk.headers["Content-Type"] = "application/json"
  wrk.headers["${keyHeader}"] = hex(4) .. hex(4) .. "-" .. hex(4) .. "-4" .. hex(3) .. "-8" .. hex(3) .. "-" .. hex(6) .. hex(6)
  wrk.headers["X-Forwarded-For"] = "10." .. math.random(0, 255) .. "." .. math.random(0, 255) .. "." .. math.random(0, 255)
  return wrk.format("POST", nil, nil, [[${JSON.stringify(body)}]])
end
`,
  );

/**
 * Asks for many pages of a site by turns, in both packings.
 * @param origin of the site
 */
export const askInTurn = (
  origin: string,
  paths: readonly string[],
  lasting: { readonly seconds: number; readonly connections: number },
): Promise<Load> =>
  run(
    origin,
    `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local packings = { "${asBrowsersDo}", "gzip" }
local asked = 0
request = function()
  asked = asked + 1
  wrk.headers["Accept-Encoding"] = packings[asked % 2 + 1]
  return wrk.format("GET", paths[math.floor(asked / 2) % #paths + 1])
end
`,
    lasting,
  );

async function run(address: string, script: string, lasting = { seconds, connections }): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-bench-'));
  try {
    const file = join(folder, 'load.lua');
    writeFileSync(file, script + tell);
    const { stdout } = await promisify(execFile)('wrk', [
      '-t1',
      `-c${lasting.connections}`,
      `-d${lasting.seconds}s`,
      '--timeout',
      '60s',
      '-s',
      file,
      address,
    ]);
    const [perSecond = 0, p95Ms = 0, errors = 0] = (/^figures\s+(.*)$/m.exec(stdout)?.[1] ?? '').split(/\s+/).map(Number);
    if (errors > 0) throw new Error(`${address}: ${errors} requests failed.`);
    return { perSecond, p95Ms };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
