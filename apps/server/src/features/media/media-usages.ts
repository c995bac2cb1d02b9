import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/needs.ts'

/** A feature that shows pictures of the library, with its check for one picture. */
export type MediaUsage = { isUsing: (ctx: Ctx, media_id: string) => Promise<boolean> }

/** Every feature that shows pictures; a picture in use cannot be deleted. */
export const mediaUsages = defineContributions<MediaUsage>('media.usages')

/** Whether anything shows the picture. */
export async function isMediaUsed(ctx: Ctx, media_id: string): Promise<boolean> {
  const answers = await Promise.all(ctx.services.need(mediaUsages).map((user) => user.isUsing(ctx, media_id)))
  return answers.includes(true)
}
