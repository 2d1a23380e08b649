import { createStore } from '#platform/store.ts';

/** Open while somebody is asked to log in again; what it holds is told how that ended. */
export const loginRequest = createStore<((loggedIn: boolean) => void) | undefined>(undefined);

let asked: Promise<boolean> | undefined;

/** Asks over whatever is open, which keeps its text; several calls that were refused at once ask once. */
export function logInAgain(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => loginRequest.swap(resolve)).then((loggedIn) => {
    asked = undefined;
    loginRequest.swap(undefined);
    return loggedIn;
  });
  return asked;
}
