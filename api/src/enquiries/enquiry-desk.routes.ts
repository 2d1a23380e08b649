import { enquiryDeskCalls } from '@helpdesk/contract/calls/desk/enquiry-desk';
import { submissionKinds } from '@helpdesk/contract/calls/submissions';
import { languages } from '@helpdesk/contract/languages';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { found, Problem } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { regionDay } from '#listings/region-day.ts';
import { countByMonth, putForwardText, readDeskPeople, readForwardTexts } from './enquiry-desk.sql.ts';
import { forwardTextIn, originalIn } from './forward-originals.ts';
import { yearUntil } from './months.ts';
import { putStayMail, readStayMail } from './stay-mail.sql.ts';

/** What the desk works with beside the enquiries: people, months, and what bookings are passed on with, and to whom. */
export const enquiryDeskRoutes = (sql: Pool, now: () => number) =>
  new Hono()
    .get(routePath(enquiryDeskCalls.people), async (c) => answer(c, enquiryDeskCalls.people, [...(await readDeskPeople(sql))]))
    .get(routePath(enquiryDeskCalls.months), async (c) => {
      const months = yearUntil(regionDay(now()));
      const counted = await countByMonth(sql, months[0] as string);
      const countOf = (month: string, kind: string) => counted.find((one) => one.month === month && one.kind === kind)?.count ?? 0;
      const counts = (month: string) =>
        Object.fromEntries(submissionKinds.map((kind) => [kind, countOf(month, kind)])) as Record<(typeof submissionKinds)[number], number>;
      return answer(
        c,
        enquiryDeskCalls.months,
        months.map((month) => ({ month, counts: counts(month) })),
      );
    })
    .get(routePath(enquiryDeskCalls.forwardTexts), async (c) => {
      const own = await readForwardTexts(sql);
      return answer(
        c,
        enquiryDeskCalls.forwardTexts,
        languages.map((language) => forwardTextIn(language, own.get(language))),
      );
    })
    .put(routePath(enquiryDeskCalls.updateForwardText), async (c) => {
      const language = found(
        languages.find((one) => one === c.req.param('language')),
        'server_not_found',
      );
      const { text } = await readJson(c, enquiryDeskCalls.updateForwardText.body);
      const own = text === originalIn(language) ? undefined : text;
      await putForwardText(sql, language, own ?? null);
      return answer(c, enquiryDeskCalls.updateForwardText, forwardTextIn(language, own), 'server_saved_forward_text');
    })
    .get(routePath(enquiryDeskCalls.stayMail), async (c) =>
      answer(c, enquiryDeskCalls.stayMail, { email: await readStayMail(sql, c.req.param('id')) }),
    )
    .put(routePath(enquiryDeskCalls.updateStayMail), async (c) => {
      const { email } = await readJson(c, enquiryDeskCalls.updateStayMail.body);
      if (!(await putStayMail(sql, c.req.param('id'), email))) throw new Problem(404, 'server_not_found');
      return answer(c, enquiryDeskCalls.updateStayMail, { email }, 'server_saved_stay_mail');
    });
