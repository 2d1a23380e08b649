import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { administratorOf, ownerOf } from '#http/admin-only.ts';
import { answer, answerInTurns } from '#http/answer.ts';
import { found, Problem } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import type { SecurityLog } from '#security-log.ts';
import { countFound, countStates, readEnquiries, readHistory, updateEnquiry } from './enquiries.sql.ts';
import { isOnDesk } from './enquiry-desk.sql.ts';
import { erasePerson, exportPerson } from './person.sql.ts';

/** What administrators do with enquiries. */
export const enquiryRoutes = (sql: Pool, now: () => number, log: SecurityLog) =>
  new Hono()
    .get(routePath(enquiryCalls.list), async (c) => {
      const enquiries = await readEnquiries(sql);
      log('enquiries_read', { administrator: ownerOf(c).id, count: enquiries.length });
      return answerInTurns(c, enquiryCalls.list, enquiries);
    })
    .post(routePath(enquiryCalls.search), async (c) => {
      const filter = await readJson(c, enquiryCalls.search.body);
      const asking = { administrator: ownerOf(c).id, now: new Date(now()) };
      const [enquiries, count] = await Promise.all([readEnquiries(sql, filter, asking), countFound(sql, filter, asking)]);
      log('enquiries_read', { administrator: ownerOf(c).id, count: enquiries.length });
      return answerInTurns(c, enquiryCalls.search, { enquiries, found: count });
    })
    .get(routePath(enquiryCalls.counts), async (c) => answer(c, enquiryCalls.counts, await countStates(sql)))
    .get(routePath(enquiryCalls.history), async (c) => {
      const history = await readHistory(sql, c.req.param('id'));
      return answer(c, enquiryCalls.history, found(history, 'server_not_found_enquiry'));
    })
    .put(routePath(enquiryCalls.update), async (c) => {
      const change = await readJson(c, enquiryCalls.update.body);
      if (change.assignedTo && !(await isOnDesk(sql, change.assignedTo))) throw new Problem(404, 'server_not_found_administrator');
      const enquiry = await updateEnquiry(sql, c.req.param('id'), change, administratorOf(c), new Date(now()));
      return answer(c, enquiryCalls.update, found(enquiry, 'server_not_found_enquiry'), 'server_changed_enquiry');
    })
    .post(routePath(enquiryCalls.exportPerson), async (c) => {
      const { contact } = await readJson(c, enquiryCalls.exportPerson.body);
      const enquiries = await exportPerson(sql, contact, administratorOf(c), new Date(now()));
      log('enquiries_export', { administrator: ownerOf(c).id, count: enquiries.length });
      return answerInTurns(c, enquiryCalls.exportPerson, enquiries);
    })
    .post(routePath(enquiryCalls.erasePerson), async (c) => {
      const { contact } = await readJson(c, enquiryCalls.erasePerson.body);
      const references = await erasePerson(sql, contact, administratorOf(c), new Date(now()));
      log('enquiries_erase', { administrator: ownerOf(c).id, count: references.length });
      return answer(c, enquiryCalls.erasePerson, { erased: references.length, references }, 'server_erased');
    });
