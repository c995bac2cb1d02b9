import type { Ctx } from '#platform/context.ts'
import type { AppAccessChange } from '../../apps/index.ts'
import { publicShell } from '../gates/index.ts'
import { liveSite } from '../tree/index.ts'

/** How many published pages anyone may read without an account, by the app's settings in force and by others. */
export async function countOpenPages(ctx: Ctx, { before, after }: AppAccessChange) {
  const site = await liveSite(ctx)
  const now = ctx.now()
  const count = (access: AppAccessChange['before']): number =>
    [...site.pages.keys()].filter(
      (page_id) => publicShell({ ...ctx.app, access }, site, page_id, now).kind === 'open',
    ).length
  return { before: count(before), after: count(after) }
}
