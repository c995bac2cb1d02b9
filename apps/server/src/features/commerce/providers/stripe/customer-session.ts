import type Stripe from 'stripe'

/** Lets Stripe's card form list the customer's saved cards, save a new one and remove one. */
export async function createCustomerSession(stripe: Stripe, customer: string): Promise<string> {
  const { client_secret } = await stripe.customerSessions.create({
    customer,
    components: {
      payment_element: {
        enabled: true,
        features: {
          payment_method_redisplay: 'enabled',
          payment_method_save: 'enabled',
          payment_method_save_usage: 'off_session',
          payment_method_remove: 'enabled',
        },
      },
    },
  })
  return client_secret
}
