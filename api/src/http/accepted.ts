import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** What answers are packed with, the better one first. */
export const encodings = ['br', 'gzip'] as const;

const oneRange = /^bytes=(?!-$)\d*-\d*$/i;

/**
 * Leaves of a request's headers what the server can do, so that all who read them after it read the same: of `Accept-Encoding` the names of what the
 * client takes, the ones that it likes best; `Range` where it asks for one part in bytes, since for any other the whole is answered.
 */
export const plainHeaders: MiddlewareHandler = async ({ req }, next) => {
  const { headers } = req.raw;
  const [encoding, range] = [headers.get('Accept-Encoding'), headers.get('Range')];
  if (encoding !== null && encoding !== 'gzip' && encoding !== 'br') headers.set('Accept-Encoding', acceptedEncodings(encoding).join(', '));
  if (range !== null && !oneRange.test(range.trim())) headers.delete('Range');
  await next();
};

/** Those of ours that a client takes, as far as none is liked better; none where it would rather have the text as it is. */
export function acceptedEncodings(header: string): readonly string[] {
  const asked = parseAccept(header).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const liking = (name: string) => asked.find(({ type }) => type === name)?.q ?? asked.find(({ type }) => type === '*')?.q ?? 0;
  const identity = asked.find(({ type }) => type === 'identity')?.q ?? 0;
  const best = Math.max(...encodings.map(liking));
  return best > 0 && best >= identity ? encodings.filter((name) => liking(name) === best) : [];
}

const tags = /(W\/)?("[^"]*")|\*/g;

/** The tags of `If-None-Match` or `If-Match`, without the mark of weak ones; `*` for any. */
export const tagsIn = (header: string | undefined): readonly string[] =>
  [...(header ?? '').matchAll(tags)].map(([any, _weak, tag]) => tag ?? any);

/** The tag of a text in the form in which it is sent: each has its own. */
export const tagOfForm = (tag: string, encoding: string | undefined): string => (encoding ? tag.replace(/"$/, `-${encoding}"`) : tag);

/** The tag of a text, in whatever form it was sent. */
export const tagOfText = (tag: string): string => tag.replace(/-(?:br|gzip)"$/, '"');

/** Whether a client holds what has this tag; one that says so weakly, as a proxy makes it where it unpacks, may hold it in any form. */
export const holdsTag = (header: string | undefined, tag: string): boolean =>
  [...(header ?? '').matchAll(tags)].some(
    ([any, weak, held]) => any === '*' || held === tag || (weak && held && tagOfText(held) === tagOfText(tag)),
  );
