import type { BootAnnouncement } from '@foyer/contract/apps/shapes'

/** What decides which announcements a viewer gets. */
export type AnnouncementViewer = {
  /** Null for a guest. */
  user_id: string | null
  /** Has a product now. */
  is_buyer: boolean
  /** The day in the app's time zone. */
  today: string
  /** What was shown on this device, as `toSeenKey` writes it. */
  seen: ReadonlySet<string>
}

/** The rarest come first, so that one that always opens hides none of the others. */
const FREQUENCIES: readonly (string | undefined)[] = ['always', 'daily', 'once']

/** The announcements that are due for a viewer on this device: rare ones first, then in the owner's order. */
export function chooseAnnouncements(
  announcements: readonly BootAnnouncement[],
  { today, seen, ...viewer }: AnnouncementViewer,
): BootAnnouncement[] {
  return announcements
    .filter(
      ({ overlay_id, frequency, audience, starts_on, ends_on }) =>
        isInAudience(audience, viewer) &&
        starts_on <= today &&
        (ends_on === '' || today <= ends_on) &&
        (frequency === 'always' || !seen.has(toSeenKey({ overlay_id, frequency }, viewer.user_id, today))),
    )
    .toSorted((one, other) => FREQUENCIES.indexOf(other.frequency) - FREQUENCIES.indexOf(one.frequency))
}

function isInAudience(
  audience: BootAnnouncement['audience'],
  { user_id, is_buyer }: Pick<AnnouncementViewer, 'user_id' | 'is_buyer'>,
): boolean {
  switch (audience) {
    case 'members':
      return user_id !== null
    case 'guests':
      return user_id === null
    case 'non_buyers':
      return !is_buyer
    default:
      return true
  }
}

/** Names an announcement that a viewer has seen, so that another member of the same device sees it too. */
export function toSeenKey(
  { overlay_id, frequency }: Pick<BootAnnouncement, 'overlay_id' | 'frequency'>,
  user_id: string | null,
  today: string,
): string {
  return [overlay_id, user_id, frequency === 'daily' ? today : null].filter((part) => part !== null).join('.')
}

/** Reads what a device has shown. */
export function parseSeen(stored: string | null): Set<string> {
  return new Set((stored ?? '').split(',').filter(Boolean))
}

/** How many shown announcements a device stores. */
const MAX_SEEN = 100

/** Writes what a device has shown, with one more; the oldest are dropped. */
export function addSeen(stored: string | null, key: string): string {
  return [...parseSeen(stored).add(key)].slice(-MAX_SEEN).join(',')
}
