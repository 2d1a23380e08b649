/** Files of one sort. A name says what is in the file, so nothing is ever overwritten with something else. */
export interface FileStorage {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Whether there is such a file, without reading it. */
  has(name: string): Promise<boolean>;
  /** Also when it is gone already. */
  remove(name: string): Promise<void>;
  /** All of them, in no order. */
  list(): Promise<StoredFile[]>;
}

export interface StoredFile {
  readonly name: string;
  /** When it was last written. */
  readonly at: Date;
}

/** Whatever the server keeps in files, by its sort: uploaded pictures and reports, sample pictures for previews of links, assets of the last builds. */
export const fileSorts = ['images', 'reports', 'share-pictures', 'assets'] as const;

export type FileSort = (typeof fileSorts)[number];

export type Storages = Readonly<Record<FileSort, FileStorage>>;
