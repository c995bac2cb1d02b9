import { z } from 'zod'
import { require } from './bank.ts'
import { endpoint, integer, noParams, withIdempotencyKey, type Endpoint } from './endpoint.ts'
import { list } from './present.ts'

const domain_name = z.string().regex(/^(?!localhost)[a-z0-9-]+(\.[a-z0-9-]+)+$/)

const present = (domain: { id: string; domain_name: string; is_valid: boolean }) => ({
  object: 'payment_method_domain',
  id: domain.id,
  domain_name: domain.domain_name,
  enabled: true,
  ...Object.fromEntries(
    ['apple_pay', 'google_pay', 'link'].map((wallet) => [
      wallet,
      { status: domain.is_valid ? 'active' : 'inactive' },
    ]),
  ),
})

/** The hosts on which wallets are shown; the first validation fails where the bank says so. */
export const domainEndpoints: readonly Endpoint[] = [
  endpoint(
    'GET',
    /^\/v1\/payment_method_domains$/,
    z.strictObject({ domain_name, limit: integer.min(1).max(100) }),
    (bank, _id, params) =>
      list([...bank.domains.values()].filter((one) => one.domain_name === params.domain_name).map(present)),
  ),
  withIdempotencyKey(
    endpoint(
      'POST',
      /^\/v1\/payment_method_domains$/,
      z.strictObject({ domain_name }),
      (bank, _id, params) => {
        const domain = { id: bank.newId('pmd'), ...params, is_valid: bank.validates_domains }
        bank.domains.set(domain.id, domain)
        return present(domain)
      },
    ),
  ),
  endpoint('POST', /^\/v1\/payment_method_domains\/(pmd_\w+)\/validate$/, noParams, (bank, id) => {
    const domain = require(bank.domains, id)
    domain.is_valid = bank.validates_domains
    return present(domain)
  }),
]
