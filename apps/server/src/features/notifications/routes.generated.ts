// Written by scripts/generate.ts from apps/server/src/features/notifications/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { countUnreadRoute } from './routes/count-unread.ts'
import { getMailChoicesRoute } from './unsubscribe/routes/get-mail-choices.ts'
import { getMailSenderRoute } from './routes/get-mail-sender.ts'
import { getPushProvidersRoute } from './push/routes/get-push-providers.ts'
import { getPushSettingsRoute } from './push/routes/get-push-settings.ts'
import { getSettingsRoute } from './routes/get-settings.ts'
import { listMemberLogRoute } from './routes/list-member-log.ts'
import { listNotificationsRoute } from './routes/list-notifications.ts'
import { markReadRoute } from './routes/mark-read.ts'
import { openUnsubscribeRoute } from './unsubscribe/routes/open-unsubscribe.ts'
import { sendTestRoute } from './routes/send-test.ts'
import { setPushProvidersRoute } from './push/routes/set-push-providers.ts'
import { setPushRoute } from './push/routes/set-push.ts'
import { unsubscribeByMailRoute } from './unsubscribe/routes/unsubscribe-by-mail.ts'
import { unsubscribeRoute } from './unsubscribe/routes/unsubscribe.ts'
import { updateSettingsRoute } from './routes/update-settings.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['notifications.countUnread', countUnreadRoute],
  ['notifications.getMailChoices', getMailChoicesRoute],
  ['notifications.getMailSender', getMailSenderRoute],
  ['notifications.getPushProviders', getPushProvidersRoute],
  ['notifications.getPushSettings', getPushSettingsRoute],
  ['notifications.getSettings', getSettingsRoute],
  ['notifications.listMemberLog', listMemberLogRoute],
  ['notifications.listNotifications', listNotificationsRoute],
  ['notifications.markRead', markReadRoute],
  ['notifications.openUnsubscribe', openUnsubscribeRoute],
  ['notifications.sendTest', sendTestRoute],
  ['notifications.setPushProviders', setPushProvidersRoute],
  ['notifications.setPush', setPushRoute],
  ['notifications.unsubscribeByMail', unsubscribeByMailRoute],
  ['notifications.unsubscribe', unsubscribeRoute],
  ['notifications.updateSettings', updateSettingsRoute],
]
