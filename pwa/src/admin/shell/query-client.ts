import { QueryClient } from '@tanstack/react-query';

/** What the back-office asked. Nothing is tried again by itself: a failure says so, with a Retry. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false },
    // A write that waited for the network would be saved when nobody expects it any more.
    mutations: { retry: false, networkMode: 'always' },
  },
});
