import type { IncomingHttpHeaders } from 'node:http'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { Services } from '../../platform/services.ts'
import { definePort } from '../../platform/ports.ts'

type Reader = { services: Services; app: AppFacts; headers: IncomingHttpHeaders }

/**
 * Whether whoever sends a request may read, at this moment, what a signed address is bound to; `app` fills it, because
 * only rooms that come later know what that is.
 */
export const mediaReadersPort = definePort<{
  mayRead: (reader: Reader, bound_to: string) => Promise<boolean>
  /** Whether it is somebody of the app's team, by the cookie of the studio. */
  isOfTeam: (reader: Reader) => Promise<boolean>
}>('readers of gated media')
