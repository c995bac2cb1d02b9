export type { PushMessage, PushResult } from './push-message.ts'
export { sendPush } from './send-push.ts'
