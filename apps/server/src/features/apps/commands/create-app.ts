import type { AppLocale, StarterKitName } from '@foyer/contract/apps/shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { asApp } from '#platform/database/as-app.ts'
import { createEmit } from '#platform/events/index.ts'
import { newId } from '#platform/ids.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { raiseAppVersion } from '../app-version.ts'
import { factsOf, type StoredApp } from '../app-row.ts'
import { FIRST_MESSAGING, firstSettings, PUBLIC_ACCESS } from '../defaults.ts'
import { claimSlug, forgetFreedSlug, takenSlugs } from '../hosts/slugs.ts'
import { starterKitNeed } from '../needs.ts'
import { insertApp, lockApp } from '../repository.ts'

type CreateApp = {
  by: TeamViewer
  name: string
  slug: string
  starter_kit: StarterKitName
  time_zone: string
  default_locale: AppLocale
  look: Parameters<typeof firstSettings>[0]
}

/**
 * Makes an app with its content in one transaction. Null: the slug is taken, or another is taking it this very
 * moment. `inside` runs last in that transaction, as the new app.
 */
export async function createApp<T>(
  ctx: Ctx,
  wish: CreateApp,
  inside: (tx: AppTx) => Promise<T>,
): Promise<T | null> {
  const app_id = newId()
  return ctx.write((outer) =>
    asApp(outer, app_id, async (tx) => {
      const app = await takeSlug(tx, wish, ctx.services.clock.now())
      if (!app) return null
      const emit = createEmit(tx, ctx.services)
      await ctx.services.need(starterKitNeed).install({
        tx,
        emit,
        app: factsOf(app),
        kit: wish.starter_kit,
        services: ctx.services,
        now: ctx.services.clock.now(),
        by: {
          id: wish.by.team_member_id,
          name: wish.by.name,
          email: wish.by.email,
          role: wish.by.role,
        },
      })
      await raiseAppVersion(tx, app.id)
      return inside(tx)
    }),
  )
}

async function takeSlug(tx: AppTx, wish: CreateApp, now: Date): Promise<StoredApp | null> {
  const { slug, name, time_zone, default_locale, look, by } = wish
  if (!(await claimSlug(tx, slug)) || (await takenSlugs(tx, [slug], { now })).size > 0) return null
  await forgetFreedSlug(tx, slug)
  const is_mine = await insertApp(tx, {
    id: tx.app_id,
    account_id: by.account_id,
    slug,
    name,
    time_zone,
    access: {
      ...PUBLIC_ACCESS,
      app_products: [],
    },
    messaging: FIRST_MESSAGING,
    draft: firstSettings(look, default_locale),
    created_at: now,
  })
  return is_mine ? lockApp(tx) : null
}
