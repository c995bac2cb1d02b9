export { channelsRoute, inboxRoute, moderationRoute } from './routes.ts'
export { useOpenConversationCount, useOpenReportCount } from './queries.ts'
export { INBOX_SHORTCUTS } from './inbox/shortcuts.ts'
export { MessageMember } from './inbox/message-member.tsx'
