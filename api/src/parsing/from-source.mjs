import { register } from 'tsx/esm/api';

// What threads begin with where the server was not built.
register();
await import('#parsing-worker.ts');
