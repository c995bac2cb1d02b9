import type { ApiClient } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { refreshPages } from '../queries.ts'

type Services = { readonly call: ApiClient; readonly t: Translate; readonly slug: string }

/** The release to go to, what was seen live, and whether that is offered as the way back. */
export type RestoreReleaseInput = {
  readonly to: string
  readonly from: string | undefined
  readonly can_undo: boolean
}

/**
 * Restores a release and shows the result. If another release is live than was seen, it only shows that. Reloads the
 * releases in both cases.
 */
export async function restoreRelease(
  services: Services,
  { to, from, can_undo }: RestoreReleaseInput,
): Promise<void> {
  const { call, t, slug } = services
  try {
    const expected_live = from === undefined ? {} : { live_release_id: from }
    const { number } = await call('pages.restoreRelease', { id: to, ...expected_live })
    const undo = (): void =>
      void (from !== undefined && restoreRelease(services, { to: from, from: to, can_undo: false }))
    const action = { label: t('common.undo'), onAction: undo }
    const text = t('publish.undone_toast', { number })
    toasts.add({ text, ...(can_undo && from !== undefined ? { action, duration: UNDO_DURATION } : {}) })
  } catch (error) {
    toasts.add({ text: t('publish.undo_failed', { reason: formatError(t, error) }), tone: 'danger' })
  }
  await refreshPages(slug)
}

/** Going back to a release of the app of the address. */
export function useRestoreRelease(): (input: RestoreReleaseInput) => Promise<void> {
  const services = { t: useT(), slug: useSlug(), call: useAppCall() }
  return (input) => restoreRelease(services, input)
}
