import type { FanOutMessage } from './fan-out.ts'

/** PostgreSQL takes payloads below 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900

/** Messages for the next notification; growth of one channel is sent once, with its highest `seq`. */
export class FanOutBatch {
  readonly #from: string
  #grown = new Map<string, Extract<FanOutMessage, { kind: 'grown' }>>()
  #others: FanOutMessage[] = []

  constructor(from: string) {
    this.#from = from
  }

  add(message: FanOutMessage): void {
    if (message.kind !== 'grown') {
      const size = Buffer.byteLength(JSON.stringify(message))
      if (size > MAX_PAYLOAD_BYTES - 100)
        throw new Error('A channel without a log carries ids only; this event is too large.')
      this.#others.push(message)
      return
    }
    const key = `${message.app_id}/${message.channel}`
    const waiting = this.#grown.get(key)
    if (!waiting || waiting.seq < message.seq) this.#grown.set(key, message)
  }

  get is_empty(): boolean {
    return this.#grown.size === 0 && this.#others.length === 0
  }

  /** Returns all waiting messages as payloads within the size limit, and empties the batch. */
  take(): { messages: FanOutMessage[]; payloads: string[] } {
    const messages = [...this.#others, ...this.#grown.values()]
    this.#others = []
    this.#grown = new Map()
    return { messages, payloads: this.#pack(messages) }
  }

  #pack(messages: readonly FanOutMessage[]): string[] {
    const payloads: string[] = []
    let parts: string[] = []
    let size = 0
    const close = (): void => {
      if (parts.length > 0) payloads.push(`{"from":"${this.#from}","messages":[${parts.join(',')}]}`)
      parts = []
      size = 0
    }
    for (const message of messages) {
      const text = JSON.stringify(message)
      const bytes = Buffer.byteLength(text) + 1
      if (size + bytes > MAX_PAYLOAD_BYTES - 70) close()
      parts.push(text)
      size += bytes
    }
    close()
    return payloads
  }
}
