export { NotificationLog } from './notification-log.tsx'
export { mailRoute } from './routes.ts'
