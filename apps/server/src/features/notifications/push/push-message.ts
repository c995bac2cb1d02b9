/** A notification as it is pushed to every device of a member. */
export type PushMessage = {
  /** The id of the notification: the same in every attempt, so that a device shows it once. */
  id: string
  subscriber_id: string
  title: string
  body: string
  /** A path of this app, where a click leads. */
  path: string
  /** Later messages with the same tag replace earlier ones. */
  tag: string
  /** All that is unread; null leaves the badge of the device as it is. */
  badge: number | null
  /** How long it may still arrive. */
  ttl_seconds: number
}

/** What became of a message: `accepted` of `devices`; `reason` is set where none accepted it. */
export type PushResult = {
  devices: number
  accepted: number
  reason: null | 'no_device' | 'suspended' | 'failed'
}

const TITLE_LENGTH = 120
const BODY_LENGTH = 500

/** What a device receives. Long texts are cut, so that every provider accepts the size (RFC 8030: 4096 bytes). */
export type PushPayload = Pick<PushMessage, 'id' | 'title' | 'body' | 'path' | 'tag' | 'badge'>

export function createPayload({ id, title, body, path, tag, badge }: PushMessage): PushPayload {
  return {
    id,
    title: cut(title, TITLE_LENGTH),
    body: cut(body, BODY_LENGTH),
    path: isOwnPath(path) ? path : '/',
    tag,
    badge,
  }
}

/** Paths of this app only: two slashes or a backslash would lead to another host. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]{0,500}$/.test(path)
}

function cut(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
