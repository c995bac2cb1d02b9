export { areRemindersInactive, DEFAULT_CHOICES } from './reminder-choices.ts'
