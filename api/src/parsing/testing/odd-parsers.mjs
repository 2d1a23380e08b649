import { register } from 'tsx/esm/api';

register();
const { serveParsers } = await import('#parsing/serve-parsers.ts');
const { Problem } = await import('#http/problem.ts');

/** What a parser can do that its server must survive. */
const odd = {
  endless() {
    for (;;);
  },
  greedy() {
    const all = [];
    for (;;) all.push(Array.from({ length: 100 }, Math.random));
  },
  refused() {
    throw new Problem(413, 'server_too_big', { count: 3 });
  },
  faulty() {
    throw new TypeError('a fault');
  },
  gone() {
    process.exit(0);
  },
  bytes: () => new Uint8Array(1000).fill(7),
  async parts(_, give) {
    for (const part of [1, 2, 3]) await give(part);
    return 'all';
  },
  async asks(_, ask) {
    let all = '';
    for (let part = await ask('next'); part !== undefined; part = await ask('next')) all += part;
    return all;
  },
};

serveParsers({ odd: (name, give) => odd[name](name, give) });
