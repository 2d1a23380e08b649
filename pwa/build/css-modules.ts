import { basename, dirname } from 'node:path';

/** Both builds have to call a class the same: by folder, file and its own name, since a hash in it would not shrink on the wire. */
export const cssModules = {
  generateScopedName: (name: string, path: string) => `${basename(dirname(path))}-${basename(path, '.module.css')}_${name}`,
};
