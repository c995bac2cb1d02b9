export { NotificationLog } from './notification-log.tsx'
export { broadcastRoutes, mailRoute, pushRoute } from './routes.ts'
