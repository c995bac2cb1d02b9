import type { Connection } from 'pg'

const corked = new WeakSet<Connection>()

/** Whatever is sent to a connection before this turn ends leaves in one write, which wakes the database once. */
export function inOneWrite(wire: Connection): void {
  if (corked.has(wire)) return
  corked.add(wire)
  wire.stream.cork()
  process.nextTick(() => {
    corked.delete(wire)
    wire.stream.uncork()
  })
}
