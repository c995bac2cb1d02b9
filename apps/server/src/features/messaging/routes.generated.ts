// Written by scripts/generate.ts from apps/server/src/features/messaging/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { getMentionableRoute } from './routes/get-mentionable.ts'
import { getThreadRoute } from './routes/get-thread.ts'
import { listMessagesRoute } from './routes/list-messages.ts'
import { markThreadReadRoute } from './routes/mark-thread-read.ts'
import { postMessageRoute } from './routes/post-message.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['messaging.getMentionable', getMentionableRoute],
  ['messaging.getThread', getThreadRoute],
  ['messaging.listMessages', listMessagesRoute],
  ['messaging.markThreadRead', markThreadReadRoute],
  ['messaging.postMessage', postMessageRoute],
]
