import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/needs.ts'

/** A room that shows pictures of the library, and whether it shows this one. */
export type MediaUsage = { isUsing: (ctx: Ctx, media_id: string) => Promise<boolean> }

/** Every room that shows pictures; one that is shown anywhere cannot be deleted. */
export const mediaUsages = defineContributions<MediaUsage>('media.users')

/** Whether anything shows the picture. */
export async function isMediaUsed(ctx: Ctx, media_id: string): Promise<boolean> {
  const answers = await Promise.all(ctx.services.need(mediaUsages).map((user) => user.isUsing(ctx, media_id)))
  return answers.includes(true)
}
