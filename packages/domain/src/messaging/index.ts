export { toMessageParts } from './split-message.ts'
export type { MessagePart, SplitMessage } from './split-message.ts'
export { escapeBrackets, formatMention, splitMentions, restoreBrackets } from './mentions.ts'
export type { MentionPart } from './mentions.ts'
export { splitLinks } from './split-links.ts'
export type { LinkPart } from './split-links.ts'
export { compareMessageTs, toMessageTs, messageTsToInstant } from './message-ts.ts'
export type { MessageTs } from './message-ts.ts'
export { groupMessages } from './group-messages.ts'
export type { GroupableMessage, MessageGroup } from './group-messages.ts'
export { canMessage } from './can-message.ts'
export type {
  CanMessage,
  MessageSender,
  MessageTarget,
  MessagingSettings,
  NoMessageReason,
} from './can-message.ts'
export { MAX_TYPING_PEOPLE } from './typing.ts'
