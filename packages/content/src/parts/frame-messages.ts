import { toPagePath } from '@foyer/domain/pages'

/** What a sandboxed frame reports, or asks for. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'size'; height: number }
  /** A path of a page of the app. */
  | { type: 'open_page'; path: string }

/** Whose messages are read: the kind of frame, and the nonce that only the frame of this mount knows. */
export type FrameSender = { foyer: 'code' | 'extension'; nonce: string }

/** The largest height that a frame may ask for. */
const MAX_HEIGHT_PX = 4000

/** Reads a message of a frame; null for anything that does not have its shape, name and nonce. */
export function readFrameMessage(data: unknown, sender: FrameSender): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const message = data as Record<string, unknown>
  if (message['foyer'] !== sender.foyer || message['nonce'] !== sender.nonce) return null
  switch (message['type']) {
    case 'ready':
      return { type: 'ready' }
    case 'size': {
      const { height } = message
      if (typeof height !== 'number' || !Number.isFinite(height)) return null
      return { type: 'size', height: Math.min(MAX_HEIGHT_PX, Math.max(1, Math.ceil(height))) }
    }
    case 'open_page': {
      const { path } = message
      if (typeof path !== 'string') return null
      const page = toPagePath(path)
      return page.ok && page.path === path ? { type: 'open_page', path } : null
    }
    default:
      return null
  }
}
