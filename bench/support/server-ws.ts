import { createRequire } from 'node:module'

/** The server's own version of `ws`; tools of this project install older ones of that name. */
export const { WebSocket, WebSocketServer }: typeof import('ws') = createRequire(
  new URL('../../apps/server/package.json', import.meta.url),
)('ws')
