import { type HTMLElement, parse } from 'node-html-parser';

/** A kilobyte, with the letters that the device has. */
const style = `
body { font: 1rem/1.5 system-ui, sans-serif; color: #1c2421; background: #fff; margin: 0 auto; padding: 0 1rem; max-width: 70rem; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.2; margin: 1.5rem 0 0.5rem }
h1 { font-size: 1.75rem }
h2 { font-size: 1.35rem }
p, dl, ol, ul { margin: 0 0 1rem }
ul, ol { padding-left: 1.25rem }
li { margin-bottom: 0.5rem }
a { color: #0b5d4b }
img { display: block; width: calc(100% + 2rem); height: auto; margin: 0 -1rem 1rem }
button, input, select, textarea { font: inherit; color: inherit; padding: 0.5rem 0.75rem; border: 1px solid #8a9691; border-radius: 0.5rem; background: #fff }
dt { font-weight: 600 }
dd { margin: 0 0 0.5rem }
footer { margin-top: 2rem; padding: 1rem 0; border-top: 1px solid #d5dcd9 }
header { padding: 0.75rem 0; border-bottom: 1px solid #d5dcd9 }
@media (prefers-color-scheme: dark) {
  body { color: #e6ecea; background: #161d1a }
  a { color: #7fd4bd }
  button, input, select, textarea { background: #1f2926 }
}`;

const keptAttributes = ['href', 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'id', 'lang', 'type', 'placeholder'];

/** The true floor of a page of ours: its words and links, its first picture and no other, a little style, nothing else. */
export function plainPage(html: string): string {
  const page = parse(html);
  const language = page.querySelector('html')?.getAttribute('lang') ?? 'en';
  const title = page.querySelector('title')?.text ?? '';
  const body = page.querySelector('body');
  if (!body) throw new Error('There is no body.');
  for (const unwanted of body.querySelectorAll('script, style, link, template, noscript, svg')) unwanted.remove();
  const [first, ...others] = body.querySelectorAll('img');
  for (const other of others) other.remove();
  first?.removeAttribute('loading');
  for (const element of body.querySelectorAll('*')) keepAttributes(element);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body>${body.innerHTML}</body></html>`;
}

function keepAttributes(element: HTMLElement): void {
  for (const name of Object.keys(element.attributes)) if (!keptAttributes.includes(name.toLowerCase())) element.removeAttribute(name);
}
