/**
 * POST of JSON below the API base for a page of ours, as a document that runs nothing: through XMLHttpRequest, since only that makes one
 * of an answer where the security policy lets no text become HTML. Undefined where there is none.
 */
export function fetchDocument(path: string, headers: Readonly<Record<string, string>>, body: unknown, signal: AbortSignal) {
  return new Promise<Document | undefined>((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = patience;
    request.onloadend = () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', `${import.meta.env.VITE_API_BASE ?? '/api'}${path}`);
    for (const [name, value] of Object.entries({ ...headers, 'Content-Type': 'application/json' })) request.setRequestHeader(name, value);
    request.send(JSON.stringify(body));
  });
}

const patience = 20_000;
