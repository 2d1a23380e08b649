import { seedWhenEmpty } from '#db/seed.ts';
import { openTemplate } from './throwaway-server.ts';

/** For the journeys: prints the address of a database that holds the sample region. It is there until whoever started this ends it or is gone. */
const { url, drop } = await openTemplate(seedWhenEmpty);
process.stdout.write(`${url}\n`);
process.stdin.once('end', () => void drop()).resume();
