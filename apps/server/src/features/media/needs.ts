import type { IncomingHttpHeaders } from 'node:http'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { Services } from '../../platform/services.ts'
import { defineNeed } from '../../platform/needs.ts'

type Reader = { services: Services; app: AppFacts; headers: IncomingHttpHeaders }

/** Checks who may currently read what a signed URL is bound to. */
export type MediaReaders = {
  canRead: (reader: Reader, bound_to: string) => Promise<boolean>
  /** The signed address of a file that a live page shows; null where the reader may not read the page. */
  findFileAddress: (reader: Reader, page_id: string, media_id: string) => Promise<string | null>
  /** Whether the reader is in the app's team, by the studio cookie. */
  isTeamMember: (reader: Reader) => Promise<boolean>
}

/** Provided by `app/`, because only later features know what a URL is bound to. */
export const mediaReadersNeed = defineNeed<MediaReaders>('media.readers')
