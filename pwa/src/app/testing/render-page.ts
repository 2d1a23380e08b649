import { renderPage as renderParts } from '#app/entry/render.tsx';

type Input = Parameters<typeof renderParts>[0];

/** For tests: a page in one text, what belongs into its head first. */
export async function renderPage(input: Omit<Input, 'origin'> & { readonly origin?: string }): Promise<string> {
  const { head, html } = await renderParts({ origin: '', ...input });
  return head + html;
}
