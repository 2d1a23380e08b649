import { envelope } from '@helpdesk/contract/calls/endpoint';
import { type DatasetState, datasetCalls } from '@helpdesk/contract/open-data/dataset';

import { createCall } from '#sync/call.ts';
import { serverClock } from '#sync/server-clock.ts';

const call = createCall({ fetch: (...asked) => window.fetch(...asked), clock: serverClock });

/** What the server has ready; rejects when it cannot be asked. */
export async function datasetState(): Promise<DatasetState> {
  const answer = await call.json(datasetCalls.about.path, envelope(datasetCalls.about.answer));
  if (answer.state !== 'ok') throw new Error(answer.state);
  return answer.body.result;
}
