import { randomBytes } from 'node:crypto'
import type { TxtResolver } from '#platform/dns/index.ts'
import type { DomainRow } from './domains.ts'

/** The label before a domain at which its owner publishes the proof. */
export const PROOF_LABEL = '_foyer'

/** What looking for a proof has found. */
export type ProofResult = 'found' | 'proof_missing' | 'proof_differs' | 'dns_unreachable'

/** A new proof: 160 bits, so that no other request for the domain has the same. It is read by everyone. */
export function createProof(): string {
  return randomBytes(20).toString('hex')
}

/** The TXT record that an owner sets. */
export function createProofRecord({ domain, proof }: Pick<DomainRow, 'domain' | 'proof'>) {
  return { name: `${PROOF_LABEL}.${domain}`, value: `foyer-proof=${proof}` }
}

/** Checks whether the domain's proof is in DNS now. Other records at the same name are ignored. */
export async function checkProof(
  dns: TxtResolver,
  row: Pick<DomainRow, 'domain' | 'proof'>,
): Promise<ProofResult> {
  const { name, value } = createProofRecord(row)
  const answer = await dns.resolveTxt(name)
  if (answer.kind === 'unreachable') return 'dns_unreachable'
  if (answer.kind === 'none') return 'proof_missing'
  return answer.records.some((record) => record.trim() === value) ? 'found' : 'proof_differs'
}
