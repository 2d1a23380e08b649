import { crc32, deflateRawSync } from 'node:zlib';

interface Said {
  /** Instead of its true size. */
  readonly unpacked?: number;
}

/** A packed file, as Excel and LibreOffice make one. @param said what it says of its parts, where that is not so */
export function zip(parts: Readonly<Record<string, string | Uint8Array>>, said: Readonly<Record<string, Said>> = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(data);
    const sizes = Buffer.alloc(26);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt16LE(8, 4);
    sizes.writeUInt32LE(crc32(data), 10);
    sizes.writeUInt32LE(packed.length, 14);
    sizes.writeUInt32LE(said[name]?.unpacked ?? data.length, 18);
    sizes.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), sizes, Buffer.from(name), packed]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), sizes, where, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, entries, Buffer.from('PK\x05\x06'), end]);
}
