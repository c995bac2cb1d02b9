export type { PushMessage, PushResult } from './push-message.ts'
export { readReceiptsJob } from './receipts-job.ts'
export { sendPush } from './send-push.ts'
export { isPushable } from './repository.ts'
