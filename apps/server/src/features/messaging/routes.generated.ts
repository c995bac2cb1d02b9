// Written by scripts/generate.ts from apps/server/src/features/messaging/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { addConversationNoteRoute } from './routes/add-conversation-note.ts'
import { addParticipantsRoute } from './routes/add-participants.ts'
import { archiveChannelRoute } from './routes/archive-channel.ts'
import { assignConversationRoute } from './routes/assign-conversation.ts'
import { confirmWarningRoute } from './routes/confirm-warning.ts'
import { createChannelRoute } from './routes/create-channel.ts'
import { createSavedReplyRoute } from './routes/create-saved-reply.ts'
import { createThreadRoute } from './routes/create-thread.ts'
import { decideReportRoute } from './routes/decide-report.ts'
import { deleteConversationNoteRoute } from './routes/delete-conversation-note.ts'
import { deleteSavedReplyRoute } from './routes/delete-saved-reply.ts'
import { getGuidelinesRoute } from './routes/get-guidelines.ts'
import { getInboxRoute } from './routes/get-inbox.ts'
import { getMentionableRoute } from './routes/get-mentionable.ts'
import { getMessageRoute } from './routes/get-message.ts'
import { getModerationRulesRoute } from './routes/get-moderation-rules.ts'
import { getThreadRoute } from './routes/get-thread.ts'
import { getTotalParticipantsRoute } from './routes/get-total-participants.ts'
import { getUnreadStatusRoute } from './routes/get-unread-status.ts'
import { listChannelsRoute } from './routes/list-channels.ts'
import { listConversationMessagesRoute } from './routes/list-conversation-messages.ts'
import { listConversationsRoute } from './routes/list-conversations.ts'
import { listMessageReactionsRoute } from './routes/list-message-reactions.ts'
import { listMessagesRoute } from './routes/list-messages.ts'
import { listParticipantsRoute } from './routes/list-participants.ts'
import { listReportsRoute } from './routes/list-reports.ts'
import { listSavedRepliesRoute } from './routes/list-saved-replies.ts'
import { listThreadProfilesRoute } from './routes/list-thread-profiles.ts'
import { listThreadsRoute } from './routes/list-threads.ts'
import { markConversationDoneRoute } from './routes/mark-conversation-done.ts'
import { markConversationReadRoute } from './routes/mark-conversation-read.ts'
import { markThreadReadRoute } from './routes/mark-thread-read.ts'
import { openConversationRoute } from './routes/open-conversation.ts'
import { openReportRoute } from './routes/open-report.ts'
import { pinMessageRoute } from './routes/pin-message.ts'
import { postMessageRoute } from './routes/post-message.ts'
import { readReportedThreadRoute } from './routes/read-reported-thread.ts'
import { removeParticipantRoute } from './routes/remove-participant.ts'
import { renameThreadRoute } from './routes/rename-thread.ts'
import { reportMessageRoute } from './routes/report-message.ts'
import { resolveThreadRoute } from './routes/resolve-thread.ts'
import { searchMessagesRoute } from './routes/search-messages.ts'
import { searchThreadsRoute } from './routes/search-threads.ts'
import { sendReplyRoute } from './routes/send-reply.ts'
import { showPreviewRoute } from './routes/show-preview.ts'
import { startConversationRoute } from './routes/start-conversation.ts'
import { toggleNotificationRoute } from './routes/toggle-notification.ts'
import { updateChannelRoute } from './routes/update-channel.ts'
import { updateModerationRulesRoute } from './routes/update-moderation-rules.ts'
import { updateSavedReplyRoute } from './routes/update-saved-reply.ts'
import { uploadFileRoute } from './routes/upload-file.ts'
import { uploadReplyFileRoute } from './routes/upload-reply-file.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['messaging.addConversationNote', addConversationNoteRoute],
  ['messaging.addParticipants', addParticipantsRoute],
  ['messaging.archiveChannel', archiveChannelRoute],
  ['messaging.assignConversation', assignConversationRoute],
  ['messaging.confirmWarning', confirmWarningRoute],
  ['messaging.createChannel', createChannelRoute],
  ['messaging.createSavedReply', createSavedReplyRoute],
  ['messaging.createThread', createThreadRoute],
  ['messaging.decideReport', decideReportRoute],
  ['messaging.deleteConversationNote', deleteConversationNoteRoute],
  ['messaging.deleteSavedReply', deleteSavedReplyRoute],
  ['messaging.getGuidelines', getGuidelinesRoute],
  ['messaging.getInbox', getInboxRoute],
  ['messaging.getMentionable', getMentionableRoute],
  ['messaging.getMessage', getMessageRoute],
  ['messaging.getModerationRules', getModerationRulesRoute],
  ['messaging.getThread', getThreadRoute],
  ['messaging.getTotalParticipants', getTotalParticipantsRoute],
  ['messaging.getUnreadStatus', getUnreadStatusRoute],
  ['messaging.listChannels', listChannelsRoute],
  ['messaging.listConversationMessages', listConversationMessagesRoute],
  ['messaging.listConversations', listConversationsRoute],
  ['messaging.listMessageReactions', listMessageReactionsRoute],
  ['messaging.listMessages', listMessagesRoute],
  ['messaging.listParticipants', listParticipantsRoute],
  ['messaging.listReports', listReportsRoute],
  ['messaging.listSavedReplies', listSavedRepliesRoute],
  ['messaging.listThreadProfiles', listThreadProfilesRoute],
  ['messaging.listThreads', listThreadsRoute],
  ['messaging.markConversationDone', markConversationDoneRoute],
  ['messaging.markConversationRead', markConversationReadRoute],
  ['messaging.markThreadRead', markThreadReadRoute],
  ['messaging.openConversation', openConversationRoute],
  ['messaging.openReport', openReportRoute],
  ['messaging.pinMessage', pinMessageRoute],
  ['messaging.postMessage', postMessageRoute],
  ['messaging.readReportedThread', readReportedThreadRoute],
  ['messaging.removeParticipant', removeParticipantRoute],
  ['messaging.renameThread', renameThreadRoute],
  ['messaging.reportMessage', reportMessageRoute],
  ['messaging.resolveThread', resolveThreadRoute],
  ['messaging.searchMessages', searchMessagesRoute],
  ['messaging.searchThreads', searchThreadsRoute],
  ['messaging.sendReply', sendReplyRoute],
  ['messaging.showPreview', showPreviewRoute],
  ['messaging.startConversation', startConversationRoute],
  ['messaging.toggleNotification', toggleNotificationRoute],
  ['messaging.updateChannel', updateChannelRoute],
  ['messaging.updateModerationRules', updateModerationRulesRoute],
  ['messaging.updateSavedReply', updateSavedReplyRoute],
  ['messaging.uploadFile', uploadFileRoute],
  ['messaging.uploadReplyFile', uploadReplyFileRoute],
]
