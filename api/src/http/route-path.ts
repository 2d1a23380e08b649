import type { Endpoint } from '@helpdesk/contract/calls/endpoint';

type RoutePath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}:${Name}${RoutePath<After>}`
  : Path;

/** The path of a call as the router writes it: `/get-resort/:id` for `/get-resort/{id}`. */
export const routePath = <const Call extends Endpoint>(call: Call) => call.path.replace(/\{(\w+)\}/g, ':$1') as RoutePath<Call['path']>;
