import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from '../../../setup/paths.mjs';

/** Brings up everything that a Debian has for it, which takes minutes. */
test.skipIf(!process.env.TEST_LONG)(
  'a cluster that is broken again and again loses nothing that somebody was told had arrived',
  async () => {
    const command = spawn(process.execPath, [join(root, 'packages/setup/cluster.mjs'), 'chaos', '--minutes', '4', '--seed', '24'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', CLUSTER_PORT: '7600', CLUSTER_DIR: '/var/tmp/helpdesk-cluster-test' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [status] = await once(command, 'exit');
    expect(status).toBe(0);
  },
);
