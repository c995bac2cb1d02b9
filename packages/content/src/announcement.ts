import { overlayPagePage } from './page-types/overlay_page/definition.ts'
import { pageTraits } from './traits.ts'

/** When, how often and to whom an overlay opens by itself; the days are meant in the app's time zone, empty: no limit. */
export type Announcement = {
  /** `always` is each time the app is opened. */
  frequency: 'once' | 'daily' | 'always'
  audience: 'everyone' | 'members' | 'guests' | 'non_buyers'
  starts_on: string
  ends_on: string
}

/** The announcement that a page is; null for other pages. */
export function getAnnouncement(content_type: string, fields: unknown): Announcement | null {
  if (!pageTraits(content_type).can_announce) return null
  const { data } = overlayPagePage.props.safeParse({ ...overlayPagePage.defaults, ...Object(fields) })
  if (!data?.is_announcement) return null
  const { frequency, audience, starts_on, ends_on } = data
  return { frequency, audience, starts_on, ends_on }
}
