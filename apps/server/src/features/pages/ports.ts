import type { Ctx } from '../../platform/context.ts'
import { definePort } from '../../platform/ports.ts'

/** The pages below a root that a subscriber has completed now; `progress` fills it. */
export const completedPagesPort = definePort<{
  completedPages: (ctx: Ctx, subscriber_id: string, root_id: string) => Promise<ReadonlySet<string>>
}>('completed pages of a subscriber')
