/** One end of the line between two processes, as `process` and a forked child both have it. */
export interface MessageChannel {
  send: (message: object) => void
  listen: (onMessage: (message: unknown) => void) => void
}

/** Sends a request to the other process and awaits its response. Rejects with the other's error message. */
export type AskProcess = (kind: string, payload?: unknown) => Promise<unknown>

/** What a process answers, by kind of question. */
export type RequestHandlers = Readonly<Record<string, (payload: unknown) => unknown>>

type Message =
  | { foyer: 'question'; id: number; kind: string; payload: unknown }
  | { foyer: 'answer'; id: number; value: unknown }
  | { foyer: 'failure'; id: number; error_message: string }

/** Connects two processes for requests in both directions over one channel; each side opens its own end. */
export function openRequestChannel(line: MessageChannel, handlers: RequestHandlers): AskProcess {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0

  const answer = async (id: number, kind: string, payload: unknown): Promise<void> => {
    try {
      const reply = handlers[kind]
      if (!reply) throw new Error(`Nobody answers "${kind}" here.`)
      line.send({ foyer: 'answer', id, value: await reply(payload) })
    } catch (error) {
      line.send({
        foyer: 'failure',
        id,
        error_message: error instanceof Error ? error.message : String(error),
      })
    }
  }

  line.listen((message) => {
    if (!isMessage(message)) return
    if (message.foyer === 'question') {
      void answer(message.id, message.kind, message.payload)
      return
    }
    const request = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.foyer === 'answer') request?.resolve(message.value)
    else request?.reject(new Error(message.error_message))
  })

  return (kind, payload = null) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      line.send({ foyer: 'question', id: last, kind, payload })
    })
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'foyer' in message
}
