import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { keptOnDevice, untilServed } from '../support/on-device.ts'
import { addressFor, enterAs, forgive, logOut } from '../support/people.ts'
import { anApp, aProduct, publishAll, setPageAccess } from '../support/studio.ts'

test.use({ serviceWorkers: 'allow' })

const gates = ['sold', 'private', 'login'] as const
type Gate = (typeof gates)[number]

const wordOf = (gate: Gate): string => `canary${gate}kept`

type Studio = Awaited<ReturnType<typeof anApp>>['call']

/** A page of each gate with a word that stands nowhere else, and the product that opens the first. */
async function gatedPages(call: Studio) {
  const { id: product_id } = await aProduct(call, 'Platinum')
  const nodes = {
    sold: { require_purchase: true, products: [product_id] },
    private: { is_private: true },
    login: { require_authentication: true },
  }
  const ids = new Map<Gate, string>()
  for (const gate of gates) {
    const { page_id, revision, draft } = await call('pages.createPage', {
      ...{ parent_id: null, content_type: 'article', title: `Behind a gate: ${gate}`, path: `/${gate}` },
    })
    const content = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: wordOf(gate) }] }]
    const block = {
      ...{ id: crypto.randomUUID(), type: 'text', version: 1 },
      props: { body: { type: 'doc', content }, align: 'start' },
    }
    await call('pages.saveDraft', { id: page_id, revision, draft: { ...draft, blocks: [block] } })
    await setPageAccess(call, page_id, nodes[gate])
    ids.set(gate, page_id)
  }
  await publishAll(call)
  return { product_id, private_id: ids.get('private') ?? '' }
}

/** Lets a member hold what opens all gates, and gives what takes it back. */
async function grantAll(call: Studio, email: string, held: { product_id: string; private_id: string }) {
  const { members } = await call('accounts.listMembers', { term: email })
  const subscriber_id = members[0]?.subscriber_id ?? ''
  const grants = [
    await call('access.grantEntitlement', { subscriber_id, product_id: held.product_id }),
    await call('access.grantEntitlement', { subscriber_id, page_id: held.private_id }),
  ]
  return async (): Promise<void> => {
    for (const { id } of grants) await call('access.revokeEntitlement', { subscriber_id, entitlement_id: id })
  }
}

/** Opens the gated pages until the device keeps what stands on them. */
async function keepAll(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/about`)
  await untilServed(page)
  for (const gate of gates) {
    await page.goto(`${address}/${gate}`)
    await expect(page.getByText(wordOf(gate))).toBeVisible()
    await expect.poll(() => keptOnDevice(page, wordOf(gate))).not.toEqual([])
  }
}

/** A gated body is refused, and of a private page the house knows nothing until it is told who asks. */
function forgiveGates(quiet: string[]): void {
  forgive(quiet, 403)
  forgive(quiet, 404)
}

test.describe('what a member has read behind gates', () => {
  test.slow()

  test('is gone from the device once it was taken back', async ({ page, foyer, quiet }, { testId }) => {
    const { address, call } = await anApp(foyer, testId)
    const held = await gatedPages(call)
    const email = addressFor('kept', testId)
    await enterAs(page, address, { email, name: 'Ines Duarte' })
    const takeBack = await grantAll(call, email, held)
    await keepAll(page, address)

    await page.goto(`${address}/about`)
    await expect(page.locator('html[data-ready]')).toHaveCount(1)
    await takeBack()
    for (const gate of ['sold', 'private'] as const)
      await expect.poll(() => keptOnDevice(page, wordOf(gate)), { timeout: 20_000 }).toEqual([])
    forgiveGates(quiet)
  })

  test('is gone from the device once they have logged out', async ({ page, foyer, quiet }, { testId }) => {
    const { address, call } = await anApp(foyer, testId)
    const held = await gatedPages(call)
    const email = addressFor('left', testId)
    await enterAs(page, address, { email, name: 'Ines Duarte' })
    await grantAll(call, email, held)
    await keepAll(page, address)

    await page.goto(`${address}/me/account`)
    await logOut(page)
    for (const gate of gates) await expect.poll(() => keptOnDevice(page, wordOf(gate))).toEqual([])
    for (const gate of gates) {
      await page.goto(`${address}/${gate}`)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      expect(await keptOnDevice(page, wordOf(gate))).toEqual([])
    }
    forgiveGates(quiet)
  })

  test('is gone once their sign-in was ended from elsewhere, when the house is next asked', async ({
    page,
    foyer,
    quiet,
  }, { testId }) => {
    const { address, call } = await anApp(foyer, testId)
    const held = await gatedPages(call)
    const email = addressFor('ended', testId)
    await enterAs(page, address, { email, name: 'Ines Duarte' })
    await grantAll(call, email, held)
    await keepAll(page, address)

    const { members } = await call('accounts.listMembers', { term: email })
    await call('accounts.suspendMember', { id: members[0]?.id ?? '' })
    await page.goto(`${address}/about`)
    for (const gate of gates)
      await expect.poll(() => keptOnDevice(page, wordOf(gate)), { timeout: 20_000 }).toEqual([])
    forgive(quiet, 401)
    forgiveGates(quiet)
  })
})
