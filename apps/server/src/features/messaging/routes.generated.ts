// Written by scripts/generate.ts from apps/server/src/features/messaging/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { getMentionableRoute } from './routes/get-mentionable.ts'
import { getMessageRoute } from './routes/get-message.ts'
import { getThreadRoute } from './routes/get-thread.ts'
import { listMessageReactionsRoute } from './routes/list-message-reactions.ts'
import { listMessagesRoute } from './routes/list-messages.ts'
import { markThreadReadRoute } from './routes/mark-thread-read.ts'
import { pinMessageRoute } from './routes/pin-message.ts'
import { postMessageRoute } from './routes/post-message.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['messaging.getMentionable', getMentionableRoute],
  ['messaging.getMessage', getMessageRoute],
  ['messaging.getThread', getThreadRoute],
  ['messaging.listMessageReactions', listMessageReactionsRoute],
  ['messaging.listMessages', listMessagesRoute],
  ['messaging.markThreadRead', markThreadReadRoute],
  ['messaging.pinMessage', pinMessageRoute],
  ['messaging.postMessage', postMessageRoute],
]
