/** Hands a file to the browser's downloads under a name of our own. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari still reads from the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
