/** What the page knows from Vite's own types, which bring the DOM along. */
interface ImportMetaEnv {
  readonly DEV: boolean;
  readonly VITE_API_BASE?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
