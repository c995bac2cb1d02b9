import type { Ctx } from '../../platform/context.ts'

/** The origin that pages of a host have, from the configured scheme and port and never from the request. */
export function ownOrigin(base_url: string, host: string): string {
  const { protocol, port } = new URL(base_url)
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}

/** Whether a page of this very host sent the request. A request without an origin is no page's: false. */
export function cameFromOwnPage({ request }: Pick<Ctx, 'request'>): boolean {
  return request.origin === ownOrigin(request.base_url, request.host)
}

/** Whether no foreign page sent it: an own page, or a client that is no browser and sends no origin. */
export function cameFromNoForeignPage(ctx: Pick<Ctx, 'request'>): boolean {
  return ctx.request.origin === null || cameFromOwnPage(ctx)
}

/** The address of an app on its own host, without a trailing slash: what every mailed link begins with. */
export function appOrigin(base_url: string, slug: string): string {
  const { protocol, host } = new URL(base_url)
  return `${protocol}//${slug}.${host}`
}
