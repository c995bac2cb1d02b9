export { NotificationLog } from './notification-log.tsx'
