// Written by scripts/generate.ts from apps/server/src/features/messaging/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { addParticipantsRoute } from './routes/add-participants.ts'
import { archiveChannelRoute } from './routes/archive-channel.ts'
import { createChannelRoute } from './routes/create-channel.ts'
import { createThreadRoute } from './routes/create-thread.ts'
import { decideReportRoute } from './routes/decide-report.ts'
import { getMentionableRoute } from './routes/get-mentionable.ts'
import { getMessageRoute } from './routes/get-message.ts'
import { getThreadRoute } from './routes/get-thread.ts'
import { getTotalParticipantsRoute } from './routes/get-total-participants.ts'
import { getUnreadStatusRoute } from './routes/get-unread-status.ts'
import { listChannelsRoute } from './routes/list-channels.ts'
import { listMessageReactionsRoute } from './routes/list-message-reactions.ts'
import { listMessagesRoute } from './routes/list-messages.ts'
import { listParticipantsRoute } from './routes/list-participants.ts'
import { listReportsRoute } from './routes/list-reports.ts'
import { listThreadProfilesRoute } from './routes/list-thread-profiles.ts'
import { listThreadsRoute } from './routes/list-threads.ts'
import { markThreadReadRoute } from './routes/mark-thread-read.ts'
import { openReportRoute } from './routes/open-report.ts'
import { pinMessageRoute } from './routes/pin-message.ts'
import { postMessageRoute } from './routes/post-message.ts'
import { removeParticipantRoute } from './routes/remove-participant.ts'
import { renameThreadRoute } from './routes/rename-thread.ts'
import { reportMessageRoute } from './routes/report-message.ts'
import { resolveThreadRoute } from './routes/resolve-thread.ts'
import { searchMessagesRoute } from './routes/search-messages.ts'
import { searchThreadsRoute } from './routes/search-threads.ts'
import { showPreviewRoute } from './routes/show-preview.ts'
import { toggleNotificationRoute } from './routes/toggle-notification.ts'
import { updateChannelRoute } from './routes/update-channel.ts'
import { uploadFileRoute } from './routes/upload-file.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['messaging.addParticipants', addParticipantsRoute],
  ['messaging.archiveChannel', archiveChannelRoute],
  ['messaging.createChannel', createChannelRoute],
  ['messaging.createThread', createThreadRoute],
  ['messaging.decideReport', decideReportRoute],
  ['messaging.getMentionable', getMentionableRoute],
  ['messaging.getMessage', getMessageRoute],
  ['messaging.getThread', getThreadRoute],
  ['messaging.getTotalParticipants', getTotalParticipantsRoute],
  ['messaging.getUnreadStatus', getUnreadStatusRoute],
  ['messaging.listChannels', listChannelsRoute],
  ['messaging.listMessageReactions', listMessageReactionsRoute],
  ['messaging.listMessages', listMessagesRoute],
  ['messaging.listParticipants', listParticipantsRoute],
  ['messaging.listReports', listReportsRoute],
  ['messaging.listThreadProfiles', listThreadProfilesRoute],
  ['messaging.listThreads', listThreadsRoute],
  ['messaging.markThreadRead', markThreadReadRoute],
  ['messaging.openReport', openReportRoute],
  ['messaging.pinMessage', pinMessageRoute],
  ['messaging.postMessage', postMessageRoute],
  ['messaging.removeParticipant', removeParticipantRoute],
  ['messaging.renameThread', renameThreadRoute],
  ['messaging.reportMessage', reportMessageRoute],
  ['messaging.resolveThread', resolveThreadRoute],
  ['messaging.searchMessages', searchMessagesRoute],
  ['messaging.searchThreads', searchThreadsRoute],
  ['messaging.showPreview', showPreviewRoute],
  ['messaging.toggleNotification', toggleNotificationRoute],
  ['messaging.updateChannel', updateChannelRoute],
  ['messaging.uploadFile', uploadFileRoute],
]
