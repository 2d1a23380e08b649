import { lazily } from '@helpdesk/contract/lazily';
import { site } from '@helpdesk/site/site';
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { messageIn } from '#http/answer.ts';
import { nextTurn } from '#http/budget/turns.ts';
import type { Work } from '#http/budget/work.ts';
import { problemOf } from '#http/problem.ts';
import { getTool } from './get-tool.ts';
import { nearbyTool } from './nearby-tool.ts';
import { noticesTool } from './notices-tool.ts';
import { searchTool } from './search-tool.ts';
import type { Known, Tool } from './tool.ts';

const maxRequestBodySize = 16 * 1024;

const tools = [searchTool, getTool, nearbyTool, noticesTool].map((tool) => ({
  ...tool,
  inputSchema: withJsonSchema(tool.input),
  outputSchema: withJsonSchema(tool.output),
}));

/** Loaded by the first who asks: most servers are never asked. That takes as long as a whole turn may. */
const load = lazily(async () => {
  const library = await import('@modelcontextprotocol/server');
  await nextTurn();
  return library;
});

/** What each call of a tool is made with, as one request may hold many; rejects where nothing is left for it. */
type Begin = () => Promise<Work>;

/** Answers one request; a server is made for it and forgotten, as the protocol has it where there are no sessions. */
export async function answerMcp(request: Request, known: Omit<Known, 'work'>, begin: Begin): Promise<Response> {
  const library = await load();
  // Nothing is told unasked, so nobody has to hold a line open for it.
  return library.createMcpHandler(() => serverOf(library, known, begin), { maxRequestBodySize, maxSubscriptions: 0 }).fetch(request);
}

function serverOf(library: { readonly McpServer: typeof McpServer }, known: Omit<Known, 'work'>, begin: Begin): McpServer {
  const server = new library.McpServer(
    { name: site.name.en, version: '1' },
    {
      capabilities: { tools: { listChanged: false } },
      instructions: `What the ${site.name.en} says of its region. Name the helpdesk, give the address of the page, and say when it was checked; ask for notices before you recommend a visit.`,
    },
  );
  for (const { name, title, description, inputSchema, outputSchema, answer } of tools)
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema, annotations: { readOnlyHint: true, openWorldHint: false } },
      async (asked) => told(answer, asked as Parameters<Tool['answer']>[0], known, begin),
    );
  return server;
}

/** The answer as data and as the same in one text, for clients of both kinds; what could not be done, as a sentence for people. */
async function told(answer: Tool['answer'], asked: Parameters<Tool['answer']>[0], known: Omit<Known, 'work'>, begin: Begin) {
  const text = (said: string) => [{ type: 'text' as const, text: said }];
  try {
    const work = await begin();
    const structuredContent = (await work.now(() => answer(asked, { ...known, work }))) as Record<string, unknown>;
    return { structuredContent, content: text(JSON.stringify(structuredContent)) };
  } catch (error) {
    const { key, details } = problemOf(error as Error);
    return { isError: true, content: text(messageIn(asked.language, key, details)) };
  }
}

/** The library asks a schema for its description in the way of zod's large build, which the small one lacks. */
function withJsonSchema(schema: z.ZodMiniType) {
  const [input, output] = (['input', 'output'] as const).map((io) => z.toJSONSchema(schema, { io }) as Record<string, unknown>);
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: () => input ?? {}, output: () => output ?? {} } } };
}
