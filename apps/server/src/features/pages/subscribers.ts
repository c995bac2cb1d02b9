import { subscribe } from '../../platform/events/index.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { settleMedia } from './jobs/settle-media.ts'

subscribe('apps.access_changed', 'pages.settle_media', async (ctx) => {
  await ctx.write((tx) => enqueue(tx, settleMedia, {}))
})
