import type { PreviewAs } from '@foyer/contract/pages/preview-shapes'

/** Why the frame requests a grant: it has none yet, its own has expired, or the drafts have changed since. */
export type GrantRequestReason = 'ready' | 'ended' | 'stale'

/** A message from the frame to the studio. */
export type FrameMessage = { type: 'foyer:preview'; nonce: string; wish: GrantRequestReason }

/** A message from the studio to the frame: the grant, the viewer to show the app as, and the first page. */
export type StudioMessage = {
  type: 'foyer:preview-grant'
  nonce: string
  grant: string
  shown_as: PreviewAs
  page: { page_id: string; path: string }
}

const REQUEST_REASONS: readonly unknown[] = ['ready', 'ended', 'stale'] satisfies GrantRequestReason[]
const GRANT = /^[\w-]{43}$/

/** Whether a value is a message of the frame with this nonce. */
export function isFrameMessage(data: unknown, nonce: string): data is FrameMessage {
  return hasTypeAndNonce(data, 'foyer:preview', nonce) && REQUEST_REASONS.includes(data['wish'])
}

/** Whether a value is a message of the studio for the preview with this nonce. */
export function isStudioMessage(data: unknown, nonce: string): data is StudioMessage {
  if (!hasTypeAndNonce(data, 'foyer:preview-grant', nonce)) return false
  const { grant, page, shown_as } = data
  if (typeof grant !== 'string' || !GRANT.test(grant) || !isRecord(page) || !isPreviewAs(shown_as))
    return false
  return typeof page['page_id'] === 'string' && isPath(page['path'])
}

function hasTypeAndNonce(data: unknown, type: string, nonce: string): data is Record<string, unknown> {
  return isRecord(data) && data['type'] === type && data['nonce'] === nonce
}

function isPreviewAs(value: unknown): value is PreviewAs {
  if (!isRecord(value)) return false
  const { kind, product_ids } = value
  if (kind === 'everything' || kind === 'guest') return true
  return kind === 'member' && Array.isArray(product_ids) && product_ids.every((id) => typeof id === 'string')
}

/** A path of this origin: one that starts with two slashes leads to another. */
function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
