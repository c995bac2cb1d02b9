export { latestMessages } from './repository/messages.ts'
export { sendMessage } from './commands/send-message.ts'
