export { latestMessages } from './repository/messages.ts'
export { sendMessage } from './commands/send-message.ts'
export { toNewParts } from './new-parts.ts'
export { createPlainContext } from './message-context.ts'
