// Written by scripts/generate.ts from apps/server/src/features/notifications/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { allowMailRoute } from './routes/allow-mail.ts'
import { cancelBroadcastRoute } from './broadcasts/routes/cancel-broadcast.ts'
import { countUnreadRoute } from './routes/count-unread.ts'
import { createBroadcastRoute } from './broadcasts/routes/create-broadcast.ts'
import { deleteBroadcastRoute } from './broadcasts/routes/delete-broadcast.ts'
import { duplicateBroadcastRoute } from './broadcasts/routes/duplicate-broadcast.ts'
import { getBroadcastFiguresRoute } from './broadcasts/routes/get-broadcast-figures.ts'
import { getBroadcastReachRoute } from './broadcasts/routes/get-broadcast-reach.ts'
import { getBroadcastRoute } from './broadcasts/routes/get-broadcast.ts'
import { getMailChoicesRoute } from './unsubscribe/routes/get-mail-choices.ts'
import { getMailSenderRoute } from './routes/get-mail-sender.ts'
import { getPushProvidersRoute } from './push/routes/get-push-providers.ts'
import { getPushSettingsRoute } from './push/routes/get-push-settings.ts'
import { getSettingsRoute } from './routes/get-settings.ts'
import { listBroadcastRecipientsRoute } from './broadcasts/routes/list-broadcast-recipients.ts'
import { listBroadcastsRoute } from './broadcasts/routes/list-broadcasts.ts'
import { listMemberLogRoute } from './routes/list-member-log.ts'
import { listMemberTagsRoute } from './broadcasts/routes/list-member-tags.ts'
import { listNotificationsRoute } from './routes/list-notifications.ts'
import { markReadRoute } from './routes/mark-read.ts'
import { openUnsubscribeRoute } from './unsubscribe/routes/open-unsubscribe.ts'
import { receiveMailEventsRoute } from './routes/receive-mail-events.ts'
import { reportBroadcastLinkRoute } from './broadcasts/routes/report-broadcast-link.ts'
import { sendBroadcastRoute } from './broadcasts/routes/send-broadcast.ts'
import { sendTestRoute } from './routes/send-test.ts'
import { setPushProvidersRoute } from './push/routes/set-push-providers.ts'
import { setPushRoute } from './push/routes/set-push.ts'
import { testBroadcastRoute } from './broadcasts/routes/test-broadcast.ts'
import { unsubscribeByMailRoute } from './unsubscribe/routes/unsubscribe-by-mail.ts'
import { unsubscribeRoute } from './unsubscribe/routes/unsubscribe.ts'
import { updateBroadcastRoute } from './broadcasts/routes/update-broadcast.ts'
import { updateSettingsRoute } from './routes/update-settings.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['notifications.allowMail', allowMailRoute],
  ['notifications.cancelBroadcast', cancelBroadcastRoute],
  ['notifications.countUnread', countUnreadRoute],
  ['notifications.createBroadcast', createBroadcastRoute],
  ['notifications.deleteBroadcast', deleteBroadcastRoute],
  ['notifications.duplicateBroadcast', duplicateBroadcastRoute],
  ['notifications.getBroadcastFigures', getBroadcastFiguresRoute],
  ['notifications.getBroadcastReach', getBroadcastReachRoute],
  ['notifications.getBroadcast', getBroadcastRoute],
  ['notifications.getMailChoices', getMailChoicesRoute],
  ['notifications.getMailSender', getMailSenderRoute],
  ['notifications.getPushProviders', getPushProvidersRoute],
  ['notifications.getPushSettings', getPushSettingsRoute],
  ['notifications.getSettings', getSettingsRoute],
  ['notifications.listBroadcastRecipients', listBroadcastRecipientsRoute],
  ['notifications.listBroadcasts', listBroadcastsRoute],
  ['notifications.listMemberLog', listMemberLogRoute],
  ['notifications.listMemberTags', listMemberTagsRoute],
  ['notifications.listNotifications', listNotificationsRoute],
  ['notifications.markRead', markReadRoute],
  ['notifications.openUnsubscribe', openUnsubscribeRoute],
  ['notifications.receiveMailEvents', receiveMailEventsRoute],
  ['notifications.reportBroadcastLink', reportBroadcastLinkRoute],
  ['notifications.sendBroadcast', sendBroadcastRoute],
  ['notifications.sendTest', sendTestRoute],
  ['notifications.setPushProviders', setPushProvidersRoute],
  ['notifications.setPush', setPushRoute],
  ['notifications.testBroadcast', testBroadcastRoute],
  ['notifications.unsubscribeByMail', unsubscribeByMailRoute],
  ['notifications.unsubscribe', unsubscribeRoute],
  ['notifications.updateBroadcast', updateBroadcastRoute],
  ['notifications.updateSettings', updateSettingsRoute],
]
