import { createHash } from 'node:crypto';

/** A UUID of version 5, which a kind and a name always give again: seeding twice makes the same rows (RFC 9562). */
export function idOf(kind: string, name: string): string {
  const namespace = Buffer.from('6f1c8e5ad9b14d0ba8f2a7c3e1905b44', 'hex');
  const bytes = createHash('sha1').update(namespace).update(`${kind}/${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Ids of listings by their names.
 * @throws when a name is not among `known`: a slip in the data stops at load, not on a screen.
 */
export function namedIds(kind: string, known: readonly { readonly name: string }[]): (names: readonly string[], of: string) => string[] {
  const ids = new Map(known.map(({ name }) => [name, idOf(kind, name)]));
  return (names, of) =>
    names.map((name) => {
      const id = ids.get(name);
      if (!id) throw new Error(`${of} names the ${kind} "${name}", which is not in the sample data`);
      return id;
    });
}
