import type * as z from 'zod/mini';
import { calls } from '#calls/calls.ts';

interface TextInput {
  /** `POST /add-ad targetURL` */
  readonly at: string;
  readonly takes: (text: string) => boolean;
  /** As it is stored; undefined: refused. */
  readonly read: (text: string) => string | undefined;
}

type Def = Readonly<Record<string, unknown>> & { readonly type: string };
const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def;

/** For tests: every text that a call takes, with what it makes of one, so that a field which is added is tried. */
export function textInputs(): TextInput[] {
  return Object.values(calls).flatMap((group) =>
    Object.values(group).flatMap(({ method, path, body, query }) =>
      [body, query].flatMap((schema) => (schema ? textsIn(schema, [`${method} ${path}`]) : [])),
    ),
  );
}

function textsIn(schema: z.core.$ZodType, path: readonly string[]): TextInput[] {
  const def = defOf(schema);
  const inner = (key: string, name?: string) => textsIn(def[key] as z.core.$ZodType, name === undefined ? path : [...path, name]);
  switch (def.type) {
    case 'string': {
      const read = (text: string) => {
        const made = (schema as z.ZodMiniType).safeParse(text);
        return made.success ? (made.data as string) : undefined;
      };
      return [{ at: path.join(' '), read, takes: (text) => read(text) !== undefined }];
    }
    case 'object':
      return Object.entries(def.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) => textsIn(field, [...path, name]));
    case 'array':
      return inner('element');
    case 'record':
      return inner('valueType');
    case 'union':
      return (def.options as z.core.$ZodType[]).flatMap((option) => textsIn(option, path));
    case 'pipe':
      return inner('in');
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return inner('innerType');
    default:
      return [];
  }
}
