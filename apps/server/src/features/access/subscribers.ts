import { subscribe } from '../../platform/events/index.ts'
import { tellAccessChanged } from './tell-access-changed.ts'

subscribe('access.changed', 'access.tell_member', (ctx, { subscriber_id }) =>
  tellAccessChanged(ctx, subscriber_id),
)

subscribe('apps.access_changed', 'access.recheck_app', (ctx) => tellAccessChanged(ctx, null))

subscribe('apps.clock_moved', 'access.recheck_clock', (ctx) => tellAccessChanged(ctx, null))

/** A page may stand below another gate in the new release, or be gone. */
subscribe('apps.release_switched', 'access.recheck_release', (ctx) => tellAccessChanged(ctx, null))
