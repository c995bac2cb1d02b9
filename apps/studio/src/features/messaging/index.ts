export { channelsRoute, inboxRoute, moderationRoute } from './routes.ts'
export { useOpenConversationCount, useOpenReportCount } from './queries.ts'
export { MessageMember } from './inbox/message-member.tsx'
