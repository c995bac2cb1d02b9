import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { touchVisit } from './repository.ts'

/** What a beacon says of itself. It is believed for statistics alone. */
export type Beacon = { session_id: string; device_id: string; account_app_slug: string; origin_href: string }

/** Ends a visit or goes on with it, as a beacon says. One that names another app than it speaks to is not known. */
export async function trackVisit(ctx: Ctx, beacon: Beacon, is_ended: boolean): Promise<void> {
  if (beacon.account_app_slug !== ctx.app.slug) throw notFound()
  const { session_id, device_id } = beacon
  const origin_href = withoutQuery(beacon.origin_href)
  await ctx.write((tx) => touchVisit(tx, { session_id, device_id, origin_href, at: ctx.now(), is_ended }))
}

/** Queries carry names and tokens of other sites, which are nobody's business here. */
export function withoutQuery(href: string): string | null {
  return URL.canParse(href) ? `${new URL(href).origin}${new URL(href).pathname}` : null
}
