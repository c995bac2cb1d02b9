import { keepRows } from '../accounts/index.ts'
import { messagingKept } from './repository/kept-rows.ts'
import './channels.ts'

export { hiddenPeople, type HiddenPeople } from './ports.ts'
export { peopleOfThread } from './people-of-thread.ts'
export { latestMessages } from './repository/latest-messages.ts'
export { sendMessage } from './commands/send-message.ts'

keepRows(messagingKept)
