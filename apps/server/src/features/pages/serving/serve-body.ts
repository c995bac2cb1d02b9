import type { AccessGranted } from '@foyer/contract/access/shapes'
import type { Ctx } from '#platform/context.ts'
import { prepareBytes, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { type Bond, freshUntil } from '../media/index.ts'
import { readersContext, renderPage } from '../rendering/index.ts'
import { spokenLocale } from '../translations/index.ts'
import { liveSite, nextOpening } from '../tree/index.ts'
import { entryKey, localeOf, publishedBytes } from './published-bytes.ts'

type Wanted = { lang?: string | undefined; bond: Bond; is_guest: boolean; access?: AccessGranted }

/**
 * The finished bytes of a page's body, for a viewer about whom it was decided that they may read it; null where the
 * page is not published. All readers of whom the same was decided get the same bytes, made once for each state of
 * release and access and each bond of its pictures.
 */
export async function bodyBytes(
  ctx: Ctx,
  page_id: string,
  { lang, bond, is_guest, access }: Wanted,
): Promise<PreparedBytes | null> {
  const locale = localeOf(new URLSearchParams(lang === undefined ? {} : { lang }))
  const kind = `body ${is_guest ? 'guest' : 'known'} ${bond} ${saidOf(access)}`
  const now = ctx.now()
  const entry = { key: entryKey(ctx.app, kind, locale, page_id), now }
  const { served } = await publishedBytes(ctx.services, entry, async () => {
    const site = await liveSite(ctx)
    const page = site.pages.get(page_id)
    if (!page) return { served: { kind: 'absent' }, holds_until: 0, fresh_until: 0, is_fleeting: true }
    const place = { site, now, locale: spokenLocale(ctx.app, locale) }
    const render = readersContext(ctx, place, { page_id, is_guest })
    const { index } = await renderPage(ctx, render, page, { bond })
    const body = Buffer.from(JSON.stringify(access ? { ...index, access } : index))
    const bytes = await prepareBytes(body, { type: JSON_TYPE, cache: 'private, no-store' })
    return {
      served: { kind: 'bytes', bytes, status: 200 },
      holds_until: nextOpening(site, now),
      fresh_until: freshUntil(index),
    }
  })
  return served.kind === 'bytes' ? served.bytes : null
}

function saidOf(access: AccessGranted | undefined): string {
  if (!access) return ''
  const { reason, may_act, product_ids, overlay_id } = access
  return [reason, may_act, overlay_id, ...product_ids].join('.')
}

const JSON_TYPE = 'application/json; charset=utf-8'
