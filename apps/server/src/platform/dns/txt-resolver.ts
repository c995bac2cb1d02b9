/**
 * What the name system says of a name: its TXT records, that it has none (an unknown name among them), or nothing that
 * may be relied on, because no server gave an answer.
 */
export type TxtAnswer =
  | { kind: 'records'; records: readonly string[] }
  | { kind: 'none' }
  | { kind: 'unreachable' }

/** Asks the name system. It never throws for what the other side does or leaves undone. */
export type TxtResolver = {
  /** The TXT records of a name, each with its parts joined (RFC 1035, section 3.3.14; RFC 7208, section 3.3). */
  resolveTxt: (name: string) => Promise<TxtAnswer>
}
