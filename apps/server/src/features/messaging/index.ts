export { peopleOfThread } from './people-of-thread.ts'
export { latestMessages } from './repository/latest-messages.ts'
export { sendMessage } from './commands/send-message.ts'
