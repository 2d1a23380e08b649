import { type HelpdeskInput, type HelpdeskPage, helpdeskCalls } from '@helpdesk/contract/calls/site/helpdesk';
import type { Language } from '@helpdesk/contract/languages';
import { useEffect, useState } from 'react';

import { useRest } from '#admin/shell/use-rest.ts';
import { session } from '#local/session.ts';
import { fetchDocument } from '#sync/fetch-document.ts';

interface Asked {
  readonly helpdesk: HelpdeskInput;
  readonly page: HelpdeskPage;
  readonly language: Language;
}

/** Between two keys. */
const restMs = 400;

/**
 * A public page as it would be, made by the server; the one before stays until it is here.
 * @param asked undefined: what is typed cannot be shown
 */
export function usePreview(asked: Asked | undefined): { readonly shown: Document | undefined; readonly failed: boolean } {
  const body = useRest(asked && JSON.stringify(asked), restMs);
  const [{ shown, failed }, setState] = useState<{ shown?: Document; failed: boolean }>({ failed: false });
  useEffect(() => {
    if (body === undefined) return;
    const outdated = new AbortController();
    const headers = { Authorization: `Bearer ${session.token()}` };
    void fetchDocument(helpdeskCalls.preview.path, headers, JSON.parse(body), outdated.signal).then((page) => {
      if (!outdated.signal.aborted) setState((before) => (page ? { shown: page, failed: false } : { ...before, failed: true }));
    });
    return () => outdated.abort();
  }, [body]);
  return { shown, failed };
}
