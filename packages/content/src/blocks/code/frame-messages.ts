/** What the frame of owner code reports. */
export type FrameMessage = { type: 'ready' } | { type: 'size'; height: number }

/** The largest height that a frame may ask for. */
const MAX_HEIGHT_PX = 4000

/** Reads a message of a code frame; null for anything that does not have its shape and nonce. */
export function readFrameMessage(data: unknown, nonce: string): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const message = data as Record<string, unknown>
  if (message['foyer'] !== 'code' || message['nonce'] !== nonce) return null
  if (message['type'] === 'ready') return { type: 'ready' }
  const height = message['height']
  if (message['type'] !== 'size' || typeof height !== 'number' || !Number.isFinite(height)) return null
  return { type: 'size', height: Math.min(MAX_HEIGHT_PX, Math.max(1, Math.ceil(height))) }
}
