/** A browser that is not Chromium, with as much of it as one journey needs. Elements are told by XPath, which all drivers speak. */
export interface OtherBrowser {
  open(address: string): Promise<void>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** An option of a `<select>`. */
  choose(xpath: string, label: string): Promise<void>;
  /** What can be read on the page. */
  text(): Promise<string>;
  /** A function body. */
  run(script: string): Promise<unknown>;
  /** As far as the browser can: Firefox ends and begins anew with its profile, WebKitGTK closes the only tab and opens another. */
  closeAndReopen(): Promise<void>;
  end(): Promise<void>;
}
