export { latestMessages } from './repository/latest-messages.ts'
export { sendMessage } from './commands/send-message.ts'
