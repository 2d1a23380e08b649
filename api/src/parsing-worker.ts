import { parseFeed } from '#alerts/cap.ts';
import { serveParsers } from '#parsing/serve-parsers.ts';
import { passwordScore } from '#session/password-score.ts';

/** What runs in the threads of parsers, and nowhere else: of each the name that it is asked by. */
serveParsers({
  alerts: parseFeed,
  password: passwordScore,
});
