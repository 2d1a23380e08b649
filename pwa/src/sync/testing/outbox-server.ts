/** For tests: a server that follows our rules, and a bad network on the way to it. */

/** What may happen to one request. */
export const faults = [
  'nothing',
  'lost request',
  'lost answer',
  'delivered twice',
  'delivered again later',
  'portal',
  'redirect',
  '500',
  '500 after storing',
  '404',
  '429',
  'html 400',
  'foreign 422',
  '204',
  'cut answer',
  'wrong key echoed',
  'no reference',
] as const;
export type Fault = (typeof faults)[number];

interface Row {
  readonly key: string;
  readonly body: string;
  readonly reference: string;
}

export interface Server {
  readonly rows: Row[];
  readonly refused: Set<string>;
  /** Keys that ever arrived. */
  readonly seen: Set<string>;
  handle(address: string, key: string, body: string): Promise<Response>;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
const problem = (status: number, displayMessage: string, headers?: Record<string, string>) =>
  json({ status: false, displayMessage, result: null, errors: { name: displayMessage } }, status, headers);

export const isBad = (body: string): boolean => body.includes('bad');

/** @param find looks for a key's row; a server that looks before it inserts, and not while, waits in between */
export function newServer(find: (rows: readonly Row[], key: string) => Row | undefined | Promise<Row | undefined> = findRow): Server {
  const rows: Row[] = [];
  const refused = new Set<string>();
  const seen = new Set<string>();
  return {
    rows,
    refused,
    seen,
    async handle(address, key, body) {
      seen.add(key);
      if (isBad(body)) {
        refused.add(key);
        return problem(400, 'Fill in your name');
      }
      const found = find(rows, key);
      let row = found instanceof Promise ? await found : found;
      if (row && row.body !== body) {
        refused.add(key);
        return problem(422, 'This was sent already');
      }
      if (!row) {
        row = { key, body, reference: `R${rows.length}` };
        rows.push(row);
      }
      const visit = address.endsWith('/increment-visitor');
      const result = { success: true, key, ...(!visit && { reference: row.reference }) };
      return json({ status: true, displayMessage: '', result, success: true }, visit ? 200 : 201);
    },
  };
}

export const findRow = (rows: readonly Row[], key: string): Row | undefined => rows.find((row) => row.key === key);

/** A network that plays the plan's faults, one for each request, and then is clean. */
export function newNetwork(server: Server, plan: Fault[]) {
  const late: (() => Promise<Response>)[] = [];

  async function fetch(asked: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const address = String(asked);
    const body = String(init.body);
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    const deliver = () => server.handle(address, key, body);
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const instead: Record<Fault, () => Response | Promise<Response>> = {
      nothing: deliver,
      'lost request': lost,
      'lost answer': () => deliver().then(lost),
      'delivered twice': () => Promise.all([deliver(), deliver()]).then(([, second]) => second),
      'delivered again later': () => {
        late.push(deliver);
        return deliver();
      },
      portal: () => new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } }),
      redirect: () => new Response(null, { status: 307, headers: { Location: '/login' } }),
      '500': () => problem(500, 'We failed'),
      '500 after storing': () => deliver().then(() => problem(500, 'We failed')),
      '404': () => problem(404, 'There is no such call'),
      '429': () => problem(429, 'Too many', { 'Retry-After': '90' }),
      'html 400': () => new Response('<h1>Bad Request</h1>', { status: 400, headers: { 'Content-Type': 'text/html' } }),
      'foreign 422': () => json({ error: 'unprocessable' }, 422),
      '204': () => new Response(null, { status: 204 }),
      'cut answer': async () => {
        const answer = await deliver();
        const text = await answer.text();
        return new Response(text.slice(0, text.length / 2), answer);
      },
      'wrong key echoed': () =>
        json({ status: true, displayMessage: '', result: { success: true, key: 'another', reference: 'R' }, success: true }),
      'no reference': () => json({ status: true, displayMessage: '', result: { success: true }, success: true }),
    };
    return instead[plan.shift() ?? 'nothing']();
  }

  return {
    fetch,
    /** What a proxy held back arrives now, and nobody hears the answer. */
    async deliverLate() {
      for (const deliver of late.splice(0)) await deliver();
    },
    clean() {
      plan.length = 0;
    },
  };
}
