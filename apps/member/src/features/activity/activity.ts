import type { InputFor } from '@foyer/contract/client'
import type { ApiClient } from '@foyer/contract/client'
import { device } from '../../platform/device.ts'
import { logFailure } from '../../platform/log.ts'

/** What is counted; nothing here is ever used for access. */
export type ActivityType = InputFor<'activity.recordActivity'>['activity_type']

/** Records what a visitor does, for the owner's analytics. */
export interface Activity {
  record: (type: ActivityType, data?: Record<string, string | number | boolean | null>) => void
  /** Starts tracking the visit, which ends when the page is hidden and resumes when it is visible again. */
  start: () => () => void
}

type Options = {
  api: ApiClient
  app_slug: string
  /** True while checkout is open: a trip to the bank is no end of a visit (spec section 4, "Analytics session"). */
  isInCheckout: () => boolean
  /** True in the studio's phone preview: the owner is not a visitor, so nothing is recorded. */
  is_preview?: boolean
  now?: () => number
  beacon?: (url: string, body: string) => boolean
}

/** Creates the recorder. Failures are logged only; members are never shown them. */
export function createActivity({ api, app_slug, isInCheckout, ...rest }: Options): Activity {
  if (rest.is_preview) return { record: () => {}, start: () => () => {} }
  const { now = Date.now, beacon = (url, body) => navigator.sendBeacon(url, body) } = rest

  const postBeacon = (path: 'end_session' | 'resume_session'): void => {
    if (isInCheckout()) return
    const body = {
      session_id: device.session_id(),
      device_id: device.device_id(),
      account_app_slug: app_slug,
      origin_href: device.origin_url(),
    }
    beacon(`/api/v1/activity/${path}`, JSON.stringify(body))
  }

  return {
    record: (activity_type, data = {}) => {
      api('activity.recordActivity', { activity_type, data, ts: now() }, { keepalive: true }).catch(
        (error: unknown) => logFailure(`activity ${activity_type}`, error),
      )
    },
    start: () => {
      let has_ended = false
      const onChange = (): void => {
        const is_hidden = document.visibilityState === 'hidden'
        if (is_hidden === has_ended) return
        has_ended = is_hidden
        postBeacon(is_hidden ? 'end_session' : 'resume_session')
      }
      const onHide = (): void => {
        if (!has_ended) postBeacon('end_session')
        has_ended = true
      }
      document.addEventListener('visibilitychange', onChange)
      addEventListener('pagehide', onHide)
      return () => {
        document.removeEventListener('visibilitychange', onChange)
        removeEventListener('pagehide', onHide)
      }
    },
  }
}
