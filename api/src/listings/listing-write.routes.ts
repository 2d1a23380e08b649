import type { Endpoint, written } from '@helpdesk/contract/endpoint';
import { popularInput } from '@helpdesk/contract/listing';
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import type { MessageKey } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { versionAsked } from '#http/version.ts';

type Write = Endpoint & { answer: typeof written };

interface WriteCalls<Input> {
  readonly add: Write & { body: z.ZodMiniType<Input> };
  readonly update: Write & { body: z.ZodMiniType<Input | z.output<typeof popularInput>> };
  readonly remove: Write;
}

interface Writes<Input> {
  add(by: string, input: Input): Promise<string>;
  change(by: string, id: string, input: Input, version?: number): Promise<void>;
  setPopular(by: string, id: string, popular: boolean, version?: number): Promise<void>;
  remove(by: string, id: string, version?: number): Promise<void>;
}

/** Add, update and delete of one kind (spec section 7): the same three calls under its own names. */
export const listingWriteRoutes = <Input>(
  calls: WriteCalls<Input>,
  writes: Writes<Input>,
  said: { readonly added: MessageKey; readonly changed: MessageKey; readonly deleted: MessageKey },
) =>
  new Hono()
    .post(routePath(calls.add), async (c) => {
      const input = await readJson(c, calls.add.body);
      return answer(c, calls.add, { _id: await writes.add(administratorOf(c), input) }, said.added);
    })
    .put(routePath(calls.update), async (c) => {
      const id = c.req.param('id') ?? '';
      const input = await readJson(c, calls.update.body);
      const star = popularInput.safeParse(input);
      if (!star.success) {
        await writes.change(administratorOf(c), id, input as Input, versionAsked(c));
        return answer(c, calls.update, { _id: id }, said.changed);
      }
      await writes.setPopular(administratorOf(c), id, star.data.popular, versionAsked(c));
      return answer(c, calls.update, { _id: id }, star.data.popular ? 'server_popular_added' : 'server_popular_removed');
    })
    .delete(routePath(calls.remove), async (c) => {
      const id = c.req.param('id') ?? '';
      await writes.remove(administratorOf(c), id, versionAsked(c));
      return answer(c, calls.remove, { _id: id }, said.deleted);
    });
