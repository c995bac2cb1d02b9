export { channelsRoute, moderationRoute } from './routes.ts'
export { useOpenReportCount } from './queries.ts'
