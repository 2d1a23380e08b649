import { searchCalls } from '@helpdesk/contract/calls/search';
import { prepareInParts } from '@helpdesk/contract/search/kept-index';
import { searchedTables } from '@helpdesk/contract/search/searched-tables';
import { searchAnswer } from '@helpdesk/contract/wishes/search-answer';
import { searchInParts } from '@helpdesk/contract/wishes/search-everything';
import { asksForNow } from '@helpdesk/contract/wishes/terms';
import { Hono } from 'hono';

import { acceptQuery } from '#http/accept.ts';
import { inTurns } from '#http/budget/work.ts';
import { routePath } from '#http/route-path.ts';
import { regionMoment } from '#listings/region-day.ts';
import type { AnswerRows } from '#listings/row-answers.ts';

/** The search over everything, as a phone answers it by itself once it holds the rows. */
export const searchRoutes = (answerRows: AnswerRows, clock: () => number) =>
  new Hono().get(routePath(searchCalls.everything), acceptQuery(searchCalls.everything.query), (c) => {
    const { text } = c.req.valid('query');
    const now = regionMoment(clock());
    const isOfTheMinute = asksForNow(text);
    return answerRows(
      c,
      searchCalls.everything,
      isOfTheMinute ? { text, now } : { text },
      async (rows, work) => {
        await inTurns(prepareInParts(searchedTables, rows), work);
        const found = await inTurns(searchInParts(rows, text, { now }), work);
        return work.now(() => searchAnswer(rows, found));
      },
      { isOfTheMinute },
    );
  });
