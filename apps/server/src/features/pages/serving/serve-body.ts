import type { AccessGranted } from '@foyer/contract/access/shapes'
import type { Ctx } from '#platform/context.ts'
import { prepareBytes, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { type MediaScope, computeFreshUntil } from '../media/index.ts'
import { createReadersContext, renderPage } from '../rendering/index.ts'
import { resolveLocale } from '../translations/index.ts'
import { findNextChangeTime } from '../lists/index.ts'
import { loadLiveSite } from '../tree/index.ts'
import { formatEntryKey, parseLocale, loadPublishedBytes } from './published-bytes.ts'

type BodyRequest = { lang?: string | undefined; scope: MediaScope; is_guest: boolean; access?: AccessGranted }

/**
 * Returns the rendered body of a page for a viewer who may read it; null if unpublished. Readers with equal
 * decisions share the same bytes, per release, access state and media scope.
 */
export async function loadBodyBytes(
  ctx: Ctx,
  page_id: string,
  { lang, scope, is_guest, access }: BodyRequest,
): Promise<PreparedBytes | null> {
  const locale = parseLocale(new URLSearchParams(lang === undefined ? {} : { lang }))
  const kind = `body ${is_guest ? 'guest' : 'known'} ${scope} ${formatAccessKey(access)}`
  const now = ctx.now()
  const entry = { key: formatEntryKey(ctx.app, kind, locale, page_id), now }
  const { response } = await loadPublishedBytes(ctx.services, entry, async () => {
    const site = await loadLiveSite(ctx)
    const page = site.pages.get(page_id)
    if (!page) return { response: { kind: 'absent' }, valid_until: 0, fresh_until: 0, is_uncached: true }
    const snapshot = { site, now, locale: resolveLocale(ctx.app, locale) }
    const render = createReadersContext(ctx, snapshot, { page_id, is_guest })
    const { index } = await renderPage(ctx, render, page, { scope })
    const body = Buffer.from(JSON.stringify(access ? { ...index, access } : index))
    const bytes = await prepareBytes(body, { type: JSON_TYPE, cache: 'private, no-store' })
    return {
      response: { kind: 'bytes', bytes, status: 200 },
      valid_until: findNextChangeTime(site, now, ctx.app.time_zone),
      fresh_until: computeFreshUntil(index),
    }
  })
  return response.kind === 'bytes' ? response.bytes : null
}

function formatAccessKey(access: AccessGranted | undefined): string {
  if (!access) return ''
  const { reason, may_act, product_ids, overlay_id } = access
  return [reason, may_act, overlay_id, ...product_ids].join('.')
}

const JSON_TYPE = 'application/json; charset=utf-8'
