/** Where the files of uploaded pictures lie. A name says what is in the file, so nothing is ever overwritten with another. */
export interface PictureStorage {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Also when it is gone already. */
  remove(name: string): Promise<void>;
}
