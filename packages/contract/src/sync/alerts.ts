import * as z from 'zod/mini';

import { endpoint } from '#calls/endpoint.ts';
import { noticeSeverities } from '#rules/fixed-sets.ts';

/** Official alerts, as the feed in the server's settings gave them (decision 069): bare JSON beside the catalogue. Moments are ISO 8601 in UTC. */

const moment = z.string().check(z.iso.datetime());

const alertText = z.object({
  /** As the issuer names the language: `en-IN`, `mr`. */
  lang: z.string(),
  heading: z.string(),
  content: z.string(),
  issuer: z.string(),
});

const alert = z.object({
  id: z.string(),
  severity: z.enum(noticeSeverities),
  sent: moment,
  expires: moment,
  /** One for each language that it was issued in. */
  texts: z.array(alertText).check(z.minLength(1)),
});

export const alertsAnswer = z.object({
  /** When the feed answered last; null: never yet. */
  checkedAt: z.nullable(moment),
  /** The gravest first, of these the newest. */
  alerts: z.array(alert),
});

export type Alert = z.infer<typeof alert>;
export type AlertsAnswer = z.infer<typeof alertsAnswer>;

/** An alert is never current from the moment on at which it expires. */
export const isCurrent = ({ expires }: Pick<Alert, 'expires'>, now: number): boolean => Date.parse(expires) > now;

export const alertCalls = {
  read: endpoint({
    method: 'GET',
    path: '/sync/v1/alerts',
    summary: 'Official alerts for the district, where the server follows a feed of them',
    answer: alertsAnswer,
    bare: true,
  }),
};
