import { createSocket, type RemoteInfo } from 'node:dgram'

const TXT = 16
const INTERNET = 1
const NO_SUCH_NAME = 3
const NOT_IMPLEMENTED = 4

/** How a DNS server handles a query: it answers, returns an error, or stays silent. */
export type ServerMode = 'answers' | 'fails' | 'silent'

/** A DNS server on this machine with TXT records only. */
export type DnsServer = {
  /** Its address as `address:port`. */
  address: string
  /** Sets the TXT records of a name; with none the name exists and has none. */
  set: (name: string, ...records: string[]) => void
  setMode: (mood: ServerMode) => void
  /** Returns the names queried so far, in order. */
  queriedNames: () => readonly string[]
  close: () => Promise<void>
}

type Question = { name: string; type: number; end: number }

/** Starts a name server over UDP (RFC 1035), which takes no question that is not exactly one for a TXT record. */
export async function aDnsServer(port = 0): Promise<DnsServer> {
  const by_name = new Map<string, readonly string[]>()
  const queriedNames: string[] = []
  let mood: ServerMode = 'answers'
  const socket = createSocket('udp4')

  const reply = (message: Buffer, from: RemoteInfo): void => {
    if (mood === 'silent') return
    const question = readQuestion(message)
    if (!question) return socket.send(createAnswer(message, 12, { code: 1 }), from.port, from.address)
    queriedNames.push(question.name)
    socket.send(createAnswer(message, question.end, outcomeOf(question)), from.port, from.address)
  }
  const outcomeOf = ({ name, type }: Question): Outcome => {
    if (mood === 'fails') return { code: 2 }
    if (type !== TXT) return { code: NOT_IMPLEMENTED }
    const records = by_name.get(name)
    return records ? { code: 0, records } : { code: NO_SUCH_NAME }
  }
  socket.on('message', reply)
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name, ...records) => void by_name.set(name.toLowerCase(), records),
    setMode: (next) => {
      mood = next
    },
    queriedNames: () => queriedNames,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/** The one question of a query in the class of the internet; null for anything else. */
function readQuestion(message: Buffer): Question | null {
  if (message.length < 17 || (message.readUInt16BE(2) & 0xf800) !== 0 || message.readUInt16BE(4) !== 1)
    return null
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    if (length > 63 || at + 1 + length >= message.length) return null
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  if (at + 5 > message.length || message.readUInt16BE(at + 3) !== INTERNET) return null
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

type Outcome = { code: number; records?: readonly string[] }

function createAnswer(query: Buffer, question_end: number, { code, records = [] }: Outcome): Buffer {
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  const asks_on = (query[2] ?? 0) & 1
  head.writeUInt16BE(0x8480 | (asks_on << 8) | code, 2)
  head.writeUInt16BE(question_end > 12 ? 1 : 0, 4)
  head.writeUInt16BE(records.length, 6)
  return Buffer.concat([head, query.subarray(12, question_end), ...records.map(createRecord)])
}

/** Creates a TXT record in parts of at most 255 bytes, with a TTL of zero. */
function createRecord(text: string): Buffer {
  const bytes = Buffer.from(text)
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length || at === 0; at += 255) {
    const part = bytes.subarray(at, at + 255)
    parts.push(Buffer.from([part.length]), part)
  }
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(INTERNET, 4)
  head.writeUInt16BE(content.length, 10)
  return Buffer.concat([head, content])
}
