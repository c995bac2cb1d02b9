import type { Ctx } from '../../platform/context.ts'
import { loadLiveSite } from '../pages/index.ts'
import { EVENT_TYPES } from './event-fields.ts'

/** Whether a page is a published event. */
export async function isPublishedEvent(ctx: Ctx, page_id: string): Promise<boolean> {
  const page = (await loadLiveSite(ctx)).pages.get(page_id)
  return page !== undefined && EVENT_TYPES.includes(page.content_type)
}
