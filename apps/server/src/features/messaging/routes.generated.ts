// Written by scripts/generate.ts from apps/server/src/features/messaging/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { createThreadRoute } from './routes/create-thread.ts'
import { decideReportRoute } from './routes/decide-report.ts'
import { getMentionableRoute } from './routes/get-mentionable.ts'
import { getMessageRoute } from './routes/get-message.ts'
import { getThreadRoute } from './routes/get-thread.ts'
import { getUnreadStatusRoute } from './routes/get-unread-status.ts'
import { listMessageReactionsRoute } from './routes/list-message-reactions.ts'
import { listMessagesRoute } from './routes/list-messages.ts'
import { listReportsRoute } from './routes/list-reports.ts'
import { listThreadProfilesRoute } from './routes/list-thread-profiles.ts'
import { listThreadsRoute } from './routes/list-threads.ts'
import { markThreadReadRoute } from './routes/mark-thread-read.ts'
import { openReportRoute } from './routes/open-report.ts'
import { pinMessageRoute } from './routes/pin-message.ts'
import { postMessageRoute } from './routes/post-message.ts'
import { reportMessageRoute } from './routes/report-message.ts'
import { resolveThreadRoute } from './routes/resolve-thread.ts'
import { uploadFileRoute } from './routes/upload-file.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['messaging.createThread', createThreadRoute],
  ['messaging.decideReport', decideReportRoute],
  ['messaging.getMentionable', getMentionableRoute],
  ['messaging.getMessage', getMessageRoute],
  ['messaging.getThread', getThreadRoute],
  ['messaging.getUnreadStatus', getUnreadStatusRoute],
  ['messaging.listMessageReactions', listMessageReactionsRoute],
  ['messaging.listMessages', listMessagesRoute],
  ['messaging.listReports', listReportsRoute],
  ['messaging.listThreadProfiles', listThreadProfilesRoute],
  ['messaging.listThreads', listThreadsRoute],
  ['messaging.markThreadRead', markThreadReadRoute],
  ['messaging.openReport', openReportRoute],
  ['messaging.pinMessage', pinMessageRoute],
  ['messaging.postMessage', postMessageRoute],
  ['messaging.reportMessage', reportMessageRoute],
  ['messaging.resolveThread', resolveThreadRoute],
  ['messaging.uploadFile', uploadFileRoute],
]
