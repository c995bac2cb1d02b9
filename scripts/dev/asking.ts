/** One end of the line between two processes, as `process` and a forked child both have it. */
export interface Line {
  send: (message: object) => void
  listen: (hear: (message: unknown) => void) => void
}

/** Asks the other process and waits for its answer. Rejects with the other's words when it fails. */
export type Ask = (kind: string, about?: unknown) => Promise<unknown>

/** What a process answers, by kind of question. */
export type Answers = Readonly<Record<string, (about: unknown) => unknown>>

type Message =
  | { foyer: 'question'; id: number; kind: string; about: unknown }
  | { foyer: 'answer'; id: number; value: unknown }
  | { foyer: 'failure'; id: number; words: string }

/** Lets two processes ask each other over one line; each side makes its own end. */
export function openLine(line: Line, answers: Answers): Ask {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0

  const answer = async (id: number, kind: string, about: unknown): Promise<void> => {
    try {
      const reply = answers[kind]
      if (!reply) throw new Error(`Nobody answers "${kind}" here.`)
      line.send({ foyer: 'answer', id, value: await reply(about) })
    } catch (error) {
      line.send({ foyer: 'failure', id, words: error instanceof Error ? error.message : String(error) })
    }
  }

  line.listen((message) => {
    if (!isMessage(message)) return
    if (message.foyer === 'question') {
      void answer(message.id, message.kind, message.about)
      return
    }
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.foyer === 'answer') asked?.resolve(message.value)
    else asked?.reject(new Error(message.words))
  })

  return (kind, about = null) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      line.send({ foyer: 'question', id: last, kind, about })
    })
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'foyer' in message
}
