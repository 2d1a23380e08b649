import { loadForTap } from '#platform/load-until-here.ts';

// The library comes with the first message, not with the first page.
const toaster = () => loadForTap(() => import('react-hot-toast/headless')).then(({ toast }) => toast);

/** Messages (product 2.6). What matters is also written in place, never only here. */
export const toast = {
  success: (message: string): void => void toaster().then(({ success }) => success(message)),
  error: (message: string): void =>
    void toaster().then(({ error }) => error(message, { ariaProps: { role: 'alert', 'aria-live': 'assertive' } })),
  plain: (message: string): void => void toaster().then((say) => say(message)),
};
