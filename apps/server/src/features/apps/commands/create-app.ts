import type { AppLocale, StarterKitName } from '@foyer/contract/apps/shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { asApp } from '#platform/database/as-app.ts'
import { createEmit } from '#platform/events/index.ts'
import { newId } from '#platform/ids.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { bumpAppVersion } from '../app-version.ts'
import { toAppFacts, type StoredApp } from '../app-row.ts'
import { DEFAULT_MESSAGING, createDefaultSettings, PUBLIC_ACCESS } from '../defaults.ts'
import { claimSlug, deleteFormerSlug, findTakenSlugs } from '../hosts/slugs.ts'
import { starterKitNeed } from '../needs.ts'
import { insertApp, lockApp } from '../repository.ts'

type CreateApp = {
  by: TeamViewer
  name: string
  slug: string
  starter_kit: StarterKitName
  time_zone: string
  default_locale: AppLocale
  theme_choice: Parameters<typeof createDefaultSettings>[0]
}

/**
 * Creates an app with its content in one transaction; `finish` runs last in it, as the new app. Returns null when
 * the slug is taken or is being claimed concurrently.
 */
export async function createApp<T>(
  ctx: Ctx,
  input: CreateApp,
  finish: (tx: AppTx) => Promise<T>,
): Promise<T | null> {
  const app_id = newId()
  return ctx.write((app_tx) =>
    asApp(app_tx, app_id, async (tx) => {
      const app = await insertWithSlug(tx, input, ctx.services.clock.now())
      if (!app) return null
      const emit = createEmit(tx, ctx.services)
      await ctx.services.need(starterKitNeed).install({
        tx,
        emit,
        app: toAppFacts(app),
        kit: input.starter_kit,
        services: ctx.services,
        now: ctx.services.clock.now(),
        by: {
          id: input.by.team_member_id,
          name: input.by.name,
          email: input.by.email,
          role: input.by.role,
        },
      })
      await bumpAppVersion(tx, app.id)
      return finish(tx)
    }),
  )
}

async function insertWithSlug(tx: AppTx, input: CreateApp, now: Date): Promise<StoredApp | null> {
  const { slug, name, time_zone, default_locale, theme_choice, by } = input
  if (!(await claimSlug(tx, slug)) || (await findTakenSlugs(tx, [slug], { now })).size > 0) return null
  await deleteFormerSlug(tx, slug)
  const is_claimed = await insertApp(tx, {
    id: tx.app_id,
    account_id: by.account_id,
    slug,
    name,
    time_zone,
    access: {
      ...PUBLIC_ACCESS,
      app_products: [],
    },
    messaging: DEFAULT_MESSAGING,
    draft: createDefaultSettings(theme_choice, default_locale),
    created_at: now,
  })
  return is_claimed ? lockApp(tx) : null
}
