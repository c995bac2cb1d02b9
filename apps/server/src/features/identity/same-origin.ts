import type { Ctx } from '../../platform/context.ts'
import { originOfHost } from '../../platform/http/app-origin.ts'

/** Whether a page of this very host sent the request. A request without an origin is no page's: false. */
export function isSameOrigin({ request }: Pick<Ctx, 'request'>): boolean {
  return request.origin === originOfHost(request, request.host)
}

/** Whether no foreign page sent it: an own page, or a client that is no browser and sends no origin. */
export function isNotCrossOrigin(ctx: Pick<Ctx, 'request'>): boolean {
  return ctx.request.origin === null || isSameOrigin(ctx)
}
