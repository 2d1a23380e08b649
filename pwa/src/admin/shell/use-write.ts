import { m } from '@helpdesk/words/messages';
import { useMutation } from '@tanstack/react-query';

import { pullNow } from '#catalogue/phone.ts';
import type { ServerAnswer } from '#sync/request.ts';
import { toast } from '#ui/feedback/toast.ts';

import { queryClient } from './query-client.ts';

type Refusal = Exclude<ServerAnswer<never>, { state: 'ok' }>;
type Refused = Extract<Refusal, { state: 'refused' }>;

class WriteProblem extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.state);
    this.refusal = refusal;
  }
}

interface WriteOptions<Input, Result> {
  /** What the toast says of a failure, where there are words for it (product 13.2); else what the server said. */
  readonly failed?: string;
  /** The server's own sentence goes before those words. */
  readonly serverFirst?: boolean;
  readonly onDone?: (result: Result, input: Input) => void;
  /** Sentences for fields that the server refused. */
  readonly onRefused?: (errors: Readonly<Record<string, string>>) => void;
  /** Asked first of a refusal: true when something better than a message answers it. */
  readonly onConflict?: (refusal: Refused, input: Input) => boolean;
}

interface Write<Input> {
  readonly start: (input: Input) => void;
  readonly pending: boolean;
  /** Why the last attempt did not come about. */
  readonly problem: string | undefined;
}

/**
 * A write of the administrator: afterwards every list is read anew, and the public pages of this browser show the change
 * at once.
 */
export function useWrite<Input, Result = unknown>(
  write: (input: Input) => Promise<ServerAnswer<Result>>,
  options: WriteOptions<Input, Result> = {},
): Write<Input> {
  const { mutate, isPending, error } = useMutation<Extract<ServerAnswer<Result>, { state: 'ok' }>, WriteProblem, Input>({
    mutationFn: async (input) => {
      const response = await write(input);
      if (response.state !== 'ok') throw new WriteProblem(response);
      return response as Extract<ServerAnswer<Result>, { state: 'ok' }>;
    },
    onSuccess: ({ displayMessage, result }, input) => {
      toast.success(displayMessage);
      void queryClient.invalidateQueries();
      void pullNow();
      options.onDone?.(result, input);
    },
    onError: ({ refusal }, input) => {
      if (refusal.state === 'refused' && options.onConflict?.(refusal, input)) return;
      // What is shown is older than what is there.
      if (refusal.state === 'refused' && refusal.status === 409) void queryClient.invalidateQueries();
      const sentence = sentenceOf(refusal);
      const server = options.serverFirst && refusal.state === 'refused' ? sentence : undefined;
      toast.error(server ?? options.failed ?? sentence);
      if (refusal.state === 'refused') options.onRefused?.(refusal.errors);
    },
  });
  return { start: mutate, pending: isPending, problem: error ? sentenceOf(error.refusal) : undefined };
}

const sentenceOf = (refusal: Refusal): string => (refusal.state === 'refused' ? refusal.displayMessage : m.admin_unreachable());
