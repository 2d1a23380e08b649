import { validator } from 'hono/validator';
import type * as z from 'zod/mini';
import { Problem } from './problem.ts';

/** Reads the query with a schema of the contract; 400 names the first parameter that is not as it should be. */
export const acceptQuery = <Schema extends z.ZodMiniType>(schema: Schema) =>
  validator('query', (query): z.output<Schema> => {
    const read = schema.safeParse(query);
    if (!read.success) throw new Problem(400, 'server_bad_parameter', { name: String(read.error.issues[0]?.path[0] ?? '') });
    return read.data;
  });
