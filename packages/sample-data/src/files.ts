import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// By the package's name: this text may have become part of a build that lies elsewhere.
const own = pathToFileURL(createRequire(import.meta.url).resolve('@helpdesk/sample-data/package.json'));

/** Where the files of the sample region lie, as file URLs of directories. Servers have them in use whose rows are others by now. */
export const sampleFolders = { pictures: new URL('pictures/', own), reports: new URL('reports/', own) };

/** Where the picture of a name lies: kind, listing and number become folders and a file. */
export const picturePath = (name: string): string => name.replace(/^([a-z]+)-(.+)-(\d+-\d+\.webp)$/, '$1/$2/$3');

/** The names of all that lie in the folder. */
export const pictureNames = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.endsWith('.webp')).map((path) => path.replaceAll(/[\\/]/g, '-'));
