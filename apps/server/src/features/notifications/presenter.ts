import type { NotificationChoices, NotificationSettings } from '@foyer/contract/notifications/shapes'
import { areRemindersInactive } from '@foyer/domain/notifications'

/** The settings of a member, with what follows from them. */
export function presentSettings(choices: NotificationChoices): NotificationSettings {
  return { ...choices, is_all_reminders_inactive: areRemindersInactive(choices) }
}
