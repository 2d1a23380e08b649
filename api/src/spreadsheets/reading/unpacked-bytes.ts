const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const longestComment = 65_535;
/** Stands where a size is said elsewhere: no spreadsheet that may be sent is so large. */
const elsewhere = 0xffff_ffff;

/**
 * How many bytes a packed file says that it unpacks to; undefined when it is none, or does not say it for each part. Asked
 * before anything is unpacked: the reader then unpacks no part beyond what was said of it.
 */
export function unpackedBytes(file: Uint8Array): number | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  if (end === undefined) return;
  let total = 0;
  let at = view.getUint32(end + 16, true);
  const entries = view.getUint16(end + 10, true);
  if (entries === 0xffff || view.getUint32(end + 12, true) === elsewhere || at === elsewhere) return;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) return;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const saysLater = (view.getUint16(at + 8, true) & 8) !== 0;
    if (unpacked === elsewhere || packed === elsewhere || (unpacked === 0 && (packed > 0 || saysLater))) return;
    total += unpacked;
    at += entryBytes + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - endBytes; at >= Math.max(0, view.byteLength - endBytes - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return;
}
