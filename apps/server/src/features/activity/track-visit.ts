import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { touchVisit } from './repository.ts'

/** The unverified content of a beacon, used only for statistics. */
export type Beacon = { session_id: string; device_id: string; account_app_slug: string; origin_href: string }

/** Ends or continues a visit. A beacon that names another app than the one it is sent to is refused as unknown. */
export async function trackVisit(ctx: Ctx, beacon: Beacon, is_ended: boolean): Promise<void> {
  if (beacon.account_app_slug !== ctx.app.slug) throw notFound()
  const { session_id, device_id } = beacon
  const origin_href = withoutQuery(beacon.origin_href)
  await ctx.write((tx) => touchVisit(tx, { session_id, device_id, origin_href, at: ctx.now(), is_ended }))
}

/** Removes the query, which may contain names and tokens of other sites. */
export function withoutQuery(href: string): string | null {
  return URL.canParse(href) ? `${new URL(href).origin}${new URL(href).pathname}` : null
}
