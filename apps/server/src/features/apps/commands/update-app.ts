import type { AppLocaleState, MessagingSettings } from '@foyer/contract/apps/shapes'
import { hasTexts } from '@foyer/i18n'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { invalidField } from '#platform/errors.ts'
import { isDraftLive } from '../app-row.ts'
import { bumpAppVersion } from '../app-version.ts'
import { translatedLocalesNeed } from '../needs.ts'
import { lockApp, updateApp } from '../repository.ts'

type Change = {
  name?: string | undefined
  time_zone?: string | undefined
  locales?: AppLocaleState[] | undefined
  messaging?: MessagingSettings | undefined
  shows_badge?: boolean | undefined
  platform_rewardful_slug?: string | undefined
}

/** Changes the settings that are given. Throws `invalid` for languages that do not fit together. */
export async function updateAppSettings(ctx: Ctx, change: Change): Promise<void> {
  const { locales, ...live } = change
  if (locales) validateLocales(locales)

  await ctx.write(async (tx, emit) => {
    const app = await lockApp(tx)
    if (locales) await validatePublishedLocales(ctx, tx, { locales, current: app.draft.locales })
    const draft = { ...app.draft, ...(locales ? { locales } : {}) }
    const columns = Object.fromEntries(Object.entries(live).filter(([, value]) => value !== undefined))
    await updateApp(tx, { ...columns, draft })
    const { time_zone } = change
    if (time_zone !== undefined && time_zone !== app.time_zone)
      await emit('apps.time_zone_changed', { app_id: app.id, time_zone })
    if (Object.keys(columns).length > 0 || isDraftLive(app)) await bumpAppVersion(tx, app.id)
    // Without chat nobody may listen to its threads any more.
    if (change.messaging?.is_chat_available === false)
      tx.afterCommit(() => ctx.services.realtime.recheck(app.id, null))
  })
}

function validateLocales(locales: readonly AppLocaleState[]): void {
  if (new Set(locales.map((state) => state.locale)).size < locales.length)
    throw invalidField('locales', 'given_twice')
  if (locales.filter((state) => state.status === 'default').length !== 1) {
    throw invalidField('locales', 'one_default_required')
  }
}

/** Refuses to publish a language in which members would read nothing; those published already stay. */
async function validatePublishedLocales(
  { services }: Ctx,
  tx: AppTx,
  { locales, current }: Record<'locales' | 'current', readonly AppLocaleState[]>,
): Promise<void> {
  const existing = new Set(current.flatMap(({ locale, status }) => (status === 'draft' ? [] : [locale])))
  const added = locales.filter(
    ({ locale, status }) => status === 'published' && !existing.has(locale) && !hasTexts(locale),
  )
  if (added.length === 0) return
  const translated = await services.need(translatedLocalesNeed).list(tx)
  if (added.some(({ locale }) => !translated.has(locale))) throw invalidField('locales', 'not_translated')
}
