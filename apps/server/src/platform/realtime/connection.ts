import type { WebSocket } from 'ws'
import type { Hello, Identity } from './identity.ts'
import { clientFrame, closeCodes, type ClientFrame, type Limits, type ServerFrame } from './protocol.ts'
import type { Listener, Subscription } from './live-channel.ts'

/** Milliseconds in which a client may answer a close before its socket is cut. */
const CLOSE_GRACE_MS = 1_000

const NO_ONE: ReadonlySet<string> = new Set()

type Deps = {
  socket: WebSocket
  hello: Omit<Hello, 'token' | 'app_slug'>
  limits: Limits
  onFrame: (connection: Connection, frame: ClientFrame) => void
  onClose: (connection: Connection) => void
  now?: () => number
}

/** One socket: its limits, its subscriptions, and when it is closed. */
export class Connection implements Listener {
  readonly subscriptions = new Map<string, Subscription>()
  readonly address: string
  hello: Hello | null = null
  identity: Identity | null = null
  /** Its session or access changed while it was being looked up. */
  is_stale = false
  /** Settles when the socket has closed. */
  readonly closed: Promise<void>
  readonly #deps: Deps
  readonly #now: () => number
  readonly #auth_timer: NodeJS.Timeout
  #tokens: number
  #tokens_at: number
  #is_alive = true
  /** Settles when the send buffer is nearly empty; created only while something awaits it. */
  #written: PromiseWithResolvers<void> | null = null
  readonly #onWritten = (): void => {
    if (!this.#written || !this.#isNearlyEmpty()) return
    this.#written.resolve()
    this.#written = null
  }

  constructor(deps: Deps) {
    this.#deps = deps
    this.#now = deps.now ?? Date.now
    this.#tokens = deps.limits.burst
    this.#tokens_at = this.#now()
    this.address = deps.hello.address
    this.#auth_timer = setTimeout(() => this.close('unauthorized', 'no token in time'), deps.limits.auth_ms)

    const { socket } = deps
    socket.on('message', (data, is_binary) => this.#receive(data, is_binary))
    socket.on('pong', () => {
      this.#is_alive = true
    })
    socket.on('error', () => socket.terminate())
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        clearTimeout(this.#auth_timer)
        deps.onClose(this)
        resolve()
      })
    })
  }

  get hidden(): ReadonlySet<string> {
    return this.identity?.hidden_user_ids ?? NO_ONE
  }

  get is_open(): boolean {
    return this.#deps.socket.readyState === this.#deps.socket.OPEN
  }

  /** Stores the identity of the socket; it is not authenticated again. */
  setIdentity(hello: Hello, identity: Identity): void {
    clearTimeout(this.#auth_timer)
    this.hello = hello
    this.identity = identity
  }

  /** The hello of this socket with the token of its first frame. */
  withToken(token: string, app_slug: string | null): Hello {
    return { ...this.#deps.hello, token, app_slug }
  }

  sendFrame(frame: ServerFrame): void {
    this.sendText(JSON.stringify(frame))
  }

  /** Sends the text of a frame. A client that reads too slowly is disconnected; it reconnects and resumes. */
  sendText(text: string): void {
    const { socket, limits } = this.#deps
    if (!this.is_open) return
    socket.send(text, this.#onWritten)
    if (socket.bufferedAmount > limits.buffered_bytes) this.close('overloaded', 'too slow, resume')
  }

  async waitUntilDrained(): Promise<void> {
    while (this.is_open && !this.#isNearlyEmpty()) {
      this.#written ??= Promise.withResolvers()
      await Promise.race([this.#written.promise, this.closed])
    }
  }

  close(code: keyof typeof closeCodes, reason: string): void {
    const { socket } = this.#deps
    if (!this.is_open) return
    socket.close(closeCodes[code], reason)
    setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref()
  }

  /** Cuts a socket that did not answer the last beat, and sends the next one. */
  checkHeartbeat(): void {
    if (!this.#is_alive) return this.#deps.socket.terminate()
    this.#is_alive = false
    if (this.is_open) this.#deps.socket.ping()
  }

  #isNearlyEmpty(): boolean {
    const { socket, limits } = this.#deps
    return socket.bufferedAmount < limits.buffered_bytes / 4
  }

  #receive(data: unknown, is_binary: boolean): void {
    if (!this.is_open) return
    if (!this.#takeToken()) return this.close('policy', 'too many frames')
    const frame = is_binary ? null : parseFrame(String(data))
    if (!frame) return this.close('policy', 'not a frame of this protocol')
    this.#deps.onFrame(this, frame)
  }

  #takeToken(): boolean {
    const { burst, frames_per_second } = this.#deps.limits
    const now = this.#now()
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#tokens_at) / 1000) * frames_per_second)
    this.#tokens_at = now
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}

function parseFrame(text: string): ClientFrame | null {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
