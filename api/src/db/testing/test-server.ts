import type { TestProject } from 'vitest/node';

import { openTemplate } from './throwaway-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated, empty database on the server of this run; test files copy it. */
    templateUrl: string;
  }
}

/** Once per run. */
export async function setup(project: TestProject) {
  const template = await openTemplate();
  project.provide('templateUrl', template.url);
  return template.drop;
}
