/** By way of a field, which is selected: for addresses without a secure connection. */
export function copyTheOldWay(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
