import { basename } from 'node:path';

/** Both builds have to call a class the same: by the name of its file, which no two have, and its own, since a hash would not shrink on the wire. */
export const cssModules = {
  generateScopedName: (name: string, path: string) => `${basename(path, '.module.css')}_${name}`,
};
