import type { Answer, Call } from '#sync/call.ts';

export const noNetwork: Answer<Response> = { state: 'failed', reason: 'offline' };

/** For tests: a server that answers files with `answer` and remembers what it was asked for. */
export function serverWith(answer: () => Answer<Response>) {
  const asked: string[] = [];
  const file: Call['file'] = async (path, type) => {
    asked.push(`${path} ${type}`);
    return answer();
  };
  return { call: { file } as Call, asked };
}

/** What a file says that was fetched, and whether a copy is kept; else why there is none. */
export const textOf = async (answer: Answer<{ readonly file: Blob; readonly kept: boolean }>) =>
  answer.state === 'ok' ? { text: await answer.body.file.text(), kept: answer.body.kept } : answer.state;
