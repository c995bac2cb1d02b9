export { toMessageParts, splitMessage } from './split-message.ts'
export type { MessagePart, SplitMessage } from './split-message.ts'
export { escapeBrackets, mentionedNames, formatMention, splitMentions, restoreBrackets } from './mentions.ts'
export type { MentionPart } from './mentions.ts'
export {
  compareMessageTs,
  isMessageTs,
  toMessageTs,
  messageTsToInstant,
  nextMessageTs,
} from './message-ts.ts'
export type { MessageTs } from './message-ts.ts'
export { groupMessages } from './group-messages.ts'
export type { GroupableMessage, MessageGroup } from './group-messages.ts'
export { canMessage, canMessageEveryone } from './can-message.ts'
export type {
  CanMessage,
  MessageSender,
  MessageTarget,
  MessagingSettings,
  NoMessageReason,
} from './can-message.ts'
