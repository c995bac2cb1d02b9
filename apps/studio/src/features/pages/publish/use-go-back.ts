import type { ApiClient } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { useAppCall } from '#platform/api.ts'
import { problemText } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { refreshPages } from '../queries.ts'

type Services = { readonly call: ApiClient; readonly t: Translate; readonly slug: string }

/** The release to go to, what was seen live, and whether that is offered as the way back. */
export type GoBack = {
  readonly to: string
  readonly from: string | undefined
  readonly has_way_back: boolean
}

/**
 * Points members to a release and says so. Where something else is live than was seen, nothing moves: it says that
 * instead, and what is known of releases is read anew either way.
 */
export async function goBack(services: Services, { to, from, has_way_back }: GoBack): Promise<void> {
  const { call, t, slug } = services
  try {
    const seen = from === undefined ? {} : { live_release_id: from }
    const { number } = await call('pages.restoreRelease', { id: to, ...seen })
    const again = (): void =>
      void (from !== undefined && goBack(services, { to: from, from: to, has_way_back: false }))
    const action = { label: t('common.undo'), onAction: again }
    const text = t('publish.undone_toast', { number })
    toasts.add({ text, ...(has_way_back && from !== undefined ? { action, duration: UNDO_DURATION } : {}) })
  } catch (error) {
    toasts.add({ text: t('publish.undo_failed', { reason: problemText(t, error) }), tone: 'danger' })
  }
  await refreshPages(slug)
}

/** Going back to a release of the app of the address. */
export function useGoBack(): (wish: GoBack) => Promise<void> {
  const services = { t: useT(), slug: useSlug(), call: useAppCall() }
  return (wish) => goBack(services, wish)
}
