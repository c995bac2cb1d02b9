import type Stripe from 'stripe'

/**
 * Registers the host of a checkout for Apple Pay, Google Pay and Link, once for each account. A host that Stripe could
 * not validate before is validated again.
 */
export async function registerHost(stripe: Stripe, domain_name: string): Promise<void> {
  const [known] = (await stripe.paymentMethodDomains.list({ domain_name, limit: 1 })).data
  if (!known) {
    await stripe.paymentMethodDomains.create({ domain_name }, { idempotencyKey: `host:${domain_name}` })
    return
  }
  if (known.apple_pay.status === 'inactive' || known.google_pay.status === 'inactive')
    await stripe.paymentMethodDomains.validate(known.id)
}
