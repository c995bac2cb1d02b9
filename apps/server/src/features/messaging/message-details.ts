import type { LinkPreview, Mention, ThreadNotification } from '@foyer/contract/messaging/shapes'

/** A preview of a link with the key of its picture. */
export type StoredPreview = Omit<LinkPreview, 'image_url'> & { url: string; image_key: string | null }

/** What a message has beyond its text, as the column `details` stores it. */
export type MessageDetails = {
  /** Uploads of the sender: pictures of one message, or its one video, file or voice note. */
  image_ids?: string[]
  file_id?: string
  /** The quoted message of the same thread. */
  quote_ts?: string
  mentions?: Mention[]
  /** The page behind its first link; null: the sender has removed it. */
  preview?: StoredPreview | null
  /** What the app reports; the author of the message is who did it. */
  notification?: { event: ThreadNotification['event']; user_ids: string[]; title: string | null }
}
