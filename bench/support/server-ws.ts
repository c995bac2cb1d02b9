import { createRequire } from 'node:module'

/** The `ws` that the server depends on; tools of this project bring older ones of that name. */
export const { WebSocket, WebSocketServer }: typeof import('ws') = createRequire(
  new URL('../../apps/server/package.json', import.meta.url),
)('ws')
