export { NotificationLog } from './notification-log.tsx'
export { mailRoute, pushRoute } from './routes.ts'
