/** Lets touches and frames come between two slices of work; unlike a timer's, its turn comes as soon in a tab that nobody sees. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(undefined);
  });
