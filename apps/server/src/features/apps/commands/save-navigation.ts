import type { NavigationTab } from '@foyer/contract/apps/navigation-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { getNavigationRevision, isDraftLive } from '../app-row.ts'
import { bumpAppVersion } from '../app-version.ts'
import { tabPagesNeed } from '../needs.ts'
import { lockApp, updateApp } from '../repository.ts'
import { listTabPages } from '../tabs.ts'

type Change = { revision: string; items: NavigationTab[] }

/**
 * Replaces the draft of the navigation. Throws `invalid` for items that lead to no page of the draft, `stale_revision`
 * if the draft has changed since it was read.
 */
export async function replaceNavigation(ctx: Ctx, { revision, items }: Change): Promise<void> {
  const ids = items.map((item) => item.id)
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (repeated >= 0) throw invalidField(`items.${repeated}.id`, 'given_twice')
  await ctx.write(async (tx) => {
    const app = await lockApp(tx)
    if (getNavigationRevision(app.draft) !== revision) throw new CallError('stale_revision')
    await validatePages(ctx, tx, items)
    await saveNavigation(tx, items)
  })
}

/** Sets the draft of the navigation; the caller answers for the pages that it names. */
export async function saveNavigation(tx: AppTx, navigation: NavigationTab[]): Promise<void> {
  const app = await lockApp(tx)
  await updateApp(tx, { draft: { ...app.draft, navigation } })
  if (isDraftLive(app)) await bumpAppVersion(tx, app.id)
}

async function validatePages({ services }: Ctx, tx: AppTx, items: readonly NavigationTab[]): Promise<void> {
  const page_ids = listTabPages(items)
  if (page_ids.length === 0) return
  const existing = await services.need(tabPagesNeed).findExisting(tx, page_ids)
  const missing = items.findIndex(({ page_id }) => page_id !== null && !existing.has(page_id))
  if (missing >= 0) throw invalidField(`items.${missing}.page_id`, 'unknown_page')
}
