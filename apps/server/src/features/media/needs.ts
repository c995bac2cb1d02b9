import type { IncomingHttpHeaders } from 'node:http'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { Services } from '../../platform/services.ts'
import { defineNeed } from '../../platform/needs.ts'

type Reader = { services: Services; app: AppFacts; headers: IncomingHttpHeaders }

/** Who may read, at this moment, what a signed address is bound to. */
export type MediaReaders = {
  canRead: (reader: Reader, bound_to: string) => Promise<boolean>
  /** Whether it is somebody of the app's team, by the cookie of the studio. */
  isTeamMember: (reader: Reader) => Promise<boolean>
}

/** `app/` provides it, because only features that come later know what an address is bound to. */
export const mediaReadersNeed = defineNeed<MediaReaders>('media.readers')
