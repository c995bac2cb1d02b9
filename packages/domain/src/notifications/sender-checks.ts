/** What the DNS says of one rule for mail of a domain. */
export type SenderState =
  | 'ok'
  /** There is no such record. */
  | 'missing'
  /** There are several, so that receivers follow none (RFC 7208, section 4.5; RFC 7489, section 6.6.3). */
  | 'several'
  /** The record has no meaning to receivers. */
  | 'invalid'
  /** The record asks receivers to do nothing, or lets anybody send. */
  | 'weak'

/** What was found for one rule. */
export type SenderCheck = { state: SenderState; record: string | null }

const missing: SenderCheck = { state: 'missing', record: null }

/** Checks the SPF record of a domain (RFC 7208): exactly one, which ends in a rule for all other senders. */
export function checkSpf(records: readonly string[]): SenderCheck {
  return checkOne(records, /^v=spf1(?: |$)/iu, (record) => {
    const [, ...terms] = record.trim().split(/ +/u)
    const all = terms.find((term) => /^[-~?+]?all$/iu.test(term))
    if (all !== undefined) return /^[-~]/u.test(all) ? 'ok' : 'weak'
    return terms.some((term) => /^redirect=\S+$/iu.test(term)) ? 'ok' : 'weak'
  })
}

/** Checks the public key of DKIM (RFC 6376, section 3.6.1); an empty key revokes it. */
export function checkDkim(records: readonly string[]): SenderCheck {
  return checkOne(records, /(?:^|;)\s*p=/iu, (record) =>
    /^[A-Za-z\d+/\s]{40,}={0,2}$/u.test(readTag(record, 'p')) ? 'ok' : 'invalid',
  )
}

/** Checks the DMARC record (RFC 7489, section 6.3): a policy of `quarantine` or `reject` protects the domain. */
export function checkDmarc(records: readonly string[]): SenderCheck {
  return checkOne(records, /^v=DMARC1(?:\s*;|$)/u, (record) => {
    const policy = readTag(record, 'p').toLowerCase()
    if (policy === 'none') return 'weak'
    return policy === 'quarantine' || policy === 'reject' ? 'ok' : 'invalid'
  })
}

function checkOne(
  records: readonly string[],
  kind: RegExp,
  rate: (record: string) => SenderState,
): SenderCheck {
  const found = records.filter((record) => kind.test(record))
  const [record] = found
  if (record === undefined) return missing
  return { state: found.length > 1 ? 'several' : rate(record), record }
}

function readTag(record: string, name: string): string {
  const tags = record.split(';').map((tag) => tag.trim())
  return (
    tags
      .find((tag) => tag.toLowerCase().startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  )
}
