import './events.ts'

export { latestMessages } from './repository/messages.ts'
export { sendMessage } from './commands/send-message.ts'
export { toNewParts } from './new-parts.ts'
export { createPlainContext } from './message-context.ts'
export { isThreadScope, mayReadThreadScope } from './uploads/thread-scope.ts'
export { findNotified, type NotifiedKind } from './find-notified.ts'
export { readNotices, type Notice, type NoticeRef } from './read-notices.ts'
