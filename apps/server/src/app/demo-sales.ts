import type { ApiClient } from '@foyer/contract/client'

type Person = { email: string; password: string }
type DemoShop = {
  /** The owner in the studio. */
  owner: ApiClient
  member: Person
  callAs: (token: string) => ApiClient
}

const SELLER = {
  name: 'Kiln Strength Ltd',
  address: '14 Quay Street\nBristol BS1 4DJ',
  country: 'GB',
  tax_id: 'GB 418 2207 51',
  email: 'hello@kiln.example',
  prefix: 'KILN',
}

/**
 * Gives the demo orders paid with test money, each with its invoice, and the seller's details. Repeating it changes
 * nothing: what somebody owns is not bought again.
 */
export async function installDemoSales({ owner, member, callAs }: DemoShop): Promise<void> {
  const settings = await owner('commerce.getInvoiceSettings', {})
  if (settings.tax_id === '') await owner('commerce.setInvoiceSettings', SELLER)
  const { items } = await owner('commerce.listStudioProducts', { limit: 50 })
  const productOf = (part: string) => {
    const found = items.find(({ title }) => title.includes(part))
    if (!found) throw new Error(`The starter kit sells no ${part}.`)
    return found.id
  }
  const logIn = async (person: Person): Promise<ApiClient> =>
    callAs((await callAs('')('identity.login', person)).authentication_token)
  const [dana, theo, priya] = await Promise.all([
    logIn(member),
    logIn({ ...member, email: 'theo@kiln.example' }),
    logIn({ ...member, email: 'priya@kiln.example' }),
  ])
  await buy(priya, productOf('Slow Burn'))
  await buy(theo, productOf('All-in'))
  await buy(priya, productOf('Pull-up Primer'))
  await buy(dana, productOf('Pull-up Primer'))
  await buy(theo, productOf('Strong anywhere'))
}

async function buy(call: ApiClient, id: string): Promise<void> {
  const { items } = await call('commerce.listPurchases', {})
  if (items.some(({ product_id }) => product_id === id)) return
  const { final_amount, lines } = await call('commerce.previewOrder', { id })
  const [line] = lines
  if (!line) throw new Error('The product has no price.')
  const order = { id, version_id: line.version_id, final_amount }
  const { order_id, status } = await call('commerce.createIntent', order)
  if (status !== 'succeeded') await call('commerce.confirmSandboxPayment', { order_id, card: 'succeeds' })
}
