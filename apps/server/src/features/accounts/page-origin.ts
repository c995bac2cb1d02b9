import type { Ctx } from '../../platform/context.ts'
import { appOrigin, ownOrigin } from './own-page.ts'

/** The origin of the app's page that asks: the host's own, or where the studio's host speaks for it the app's first. */
export function pageOrigin({ app, request, services }: Pick<Ctx, 'app' | 'request' | 'services'>): string {
  const { base_url } = services.config
  const is_base = request.host === new URL(base_url).hostname
  return is_base ? appOrigin(base_url, app.slug) : ownOrigin(base_url, request.host)
}
