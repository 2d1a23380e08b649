import type { Catalogue } from '@helpdesk/api/src/db/catalogue.ts';
import { snapshotCache } from '@helpdesk/api/src/sync/snapshots.ts';
import { syncRoutes } from '@helpdesk/api/src/sync/sync.routes.ts';
import { eachTable } from '@helpdesk/contract/kinds/kinds';
import { minApp, syncSchema } from '@helpdesk/contract/kinds/schema';
import { tableStates } from '@helpdesk/contract/sync/digest';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

const minute = 60_000;
const plain = { content: '', alternateNames: [], formerNames: [], translations: {} };

/**
 * The server's own head, snapshots and deltas over a catalogue that stands in memory instead of a database, with all that
 * ever befalls one: changes, purged tombstones, a backup put back, caches that remember.
 * @param forged what a planted fault shows of the catalogue instead
 */
export function newSyncServer(forged: (catalogue: Catalogue) => Catalogue = (it) => it) {
  const states: Catalogue[] = [catalogueOf({ epoch: 'epoch 0', seq: 0, floor: 0, regions: [], tombstones: [] })];
  const heads: string[] = [];
  let epochs = 1;
  let time = 0;
  const back = (count: number): Catalogue => states[Math.max(0, states.length - 1 - count)] as Catalogue;
  let schema = syncSchema;
  const routesOver = (state: () => Catalogue) => {
    const current = async () => forged(schema > syncSchema ? ofLaterSchema(state()) : state());
    return syncRoutes(
      { current, soon: current },
      snapshotCache(() => time, schema),
      { schema, minApp },
    );
  };
  let routes = routesOver(() => back(0));
  const request = async (address: string, of = routes): Promise<Response> => of.request(address.slice('/api'.length));

  return {
    current: () => back(0),
    /** What phones may hold at an epoch and seq. */
    regionsAt: (epoch: string, seq: number) => states.findLast((it) => it.epoch === epoch && it.seq === seq)?.rows.regions,
    /** One catalogue change. */
    commit(put: readonly string[], remove: readonly string[]): void {
      const { epoch, seq: before, floor, rows, tombstones } = back(0);
      const seq = before + 1;
      const gone = rows.regions.filter(({ _id }) => remove.includes(_id) && !put.includes(_id));
      const other = new Set([...put, ...gone.map(({ _id }) => _id)]);
      const written = put.map((_id) => ({ _id, seq, name: `${_id} of ${epoch} at ${seq}`, ...plain }));
      const buried = gone.map(({ _id: id }) => ({ kind: 'regions', id, seq }) as const);
      states.push(
        catalogueOf({
          epoch,
          seq,
          floor,
          regions: [...rows.regions.filter(({ _id }) => !other.has(_id)), ...written],
          tombstones: [...tombstones.filter(({ id }) => !other.has(id)), ...buried],
        }),
      );
    },
    /** Forgets the tombstones of all but the last changes. */
    purge(butLast: number): void {
      const { epoch, seq, rows, tombstones, ...before } = back(0);
      const floor = Math.max(before.floor, seq - butLast);
      states.push(catalogueOf({ epoch, seq, floor, regions: rows.regions, tombstones: tombstones.filter((it) => it.seq > floor) }));
    },
    /** Puts a backup back that was taken some states ago. */
    restore(behind: number, epoch = `epoch ${epochs}`): void {
      epochs += 1;
      states.push({ ...back(behind), epoch });
    },
    /** From now on a new snapshot may be cut. */
    passMinute(): void {
      time += minute;
    },
    /** A server takes over whose rows hold more than the apps know that are out there. */
    upgrade(): void {
      schema += 1;
      routes = routesOver(() => back(0));
    },
    answer: (address: string) => request(address),
    /** As the server would have answered some states ago, and a cache kept it. */
    answerOf: (behind: number, address: string) =>
      request(
        address,
        routesOver(() => back(behind)),
      ),
    /** The head that a cache took after an earlier event. */
    async rememberHead(): Promise<void> {
      heads.push(await (await routes.request('/sync/v1/head')).text());
    },
    rememberedHead: (behind: number): string => heads[Math.max(0, heads.length - 1 - behind)] as string,
  };
}

export type SyncServer = ReturnType<typeof newSyncServer>;

function catalogueOf({ regions, ...rest }: Pick<Catalogue, 'epoch' | 'seq' | 'floor' | 'tombstones'> & Pick<CatalogueRows, 'regions'>) {
  const rows: CatalogueRows = { ...eachTable(() => []), regions };
  return { ...rest, rows, tables: tableStates(rows) } satisfies Catalogue;
}

/** The same with a table and a field more; a row of that table went, too. */
function ofLaterSchema({ rows, tombstones, ...rest }: Catalogue): Catalogue {
  const guides = rows.regions.map((row) => ({ ...row, name: `the guide of ${row._id}` }));
  const regions = rows.regions.map((row) => ({ ...row, entrances: ['north'] }));
  const further = { ...rows, regions, guides };
  const buried = { kind: 'guides' as 'regions', id: 'a guide', seq: rest.seq };
  return { ...rest, rows: further, tombstones: [...tombstones, buried], tables: tableStates(further) };
}
