import type { Page } from '@playwright/test'
import { expect, photograph, test, type Foyer } from '../../support/fixtures.ts'
import {
  createAddress,
  aMember,
  getDialog,
  signInAs,
  ignoreErrors,
  resetBrowser,
} from '../../support/people.ts'
import { anApp, aProduct, setPageAccess } from '../../support/studio.ts'

const DAY_S = 86_400

/**
 * Opens a page of a monthly plan as a member whose card expired in the second month: the payment is overdue, and the
 * grace period has started.
 */
async function aMemberInGrace(page: Page, foyer: Foyer, testId: string) {
  const { slug, address, call } = await anApp(foyer, testId)
  const { items } = await call('pages.listPages', {})
  const about = items.find(({ path }) => path === '/about')
  const plan = await aProduct(call, 'Winter plan', [{ amount: 2900, interval: 'month', name: 'Monthly' }])
  await setPageAccess(call, about?.page_id ?? '', { require_purchase: true, products: [plan.id] })
  const member = await aMember(foyer, createAddress('ines', testId), 'Ines Duarte', slug)

  const { final_amount, lines } = await member.call('commerce.previewOrder', { id: plan.id })
  const version_id = lines[0]?.version_id ?? ''
  const intent = await member.call('commerce.createIntent', { id: plan.id, version_id, final_amount })
  const { order_id } = intent
  const paid = await member.call('commerce.confirmSandboxPayment', { order_id, card: 'expires' })
  expect(paid.status).toBe('succeeded')

  const advanceClock = async (days: number, state: string): Promise<void> => {
    await call('apps.moveClock', { forward_seconds: days * DAY_S })
    const readState = async () => (await member.call('commerce.listSubscriptions', {})).items[0]?.state
    await expect.poll(readState, { timeout: 30_000 }).toBe(state)
  }
  await advanceClock(32, 'past_due')
  await signInAs(page, address, { email: member.email })
  return { address, advanceClock }
}

/** Returns the heading of the page's own content. */
const opened = (page: Page) => page.getByRole('heading', { level: 2, name: 'What I believe' })

const locked = (page: Page) => page.getByRole('heading', { level: 1, name: "You don't have access" })

test.describe('a member with an overdue payment', () => {
  test.slow()

  test(
    'a member with an overdue payment has access during the grace period, loses it afterwards, and can pay',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, info) => {
      test.slow()
      await test.step('still has access, sees until when, and pays from the notice', async () => {
        const { address } = await aMemberInGrace(page, foyer, info.testId)
        await page.goto(`${address}/about`)
        await expect(opened(page)).toBeVisible()
        await page.goto(`${address}/me/account/purchases`)
        await expect(page.getByText(/Payment overdue\. Access until \w+ \d+, \d{4}\.$/)).toBeVisible()
        await page.goto(`${address}/me/account`)
        await page.getByRole('link', { name: /Winter plan.*Overdue since \w+ \d+, \d{4}/ }).click()
        await expect(page.getByText('Overdue Payment')).toBeVisible()
        await expect(page.getByText(/Overdue since \w+ \d+, \d{4}/)).toBeVisible()
        await photograph(page, 'subscriptions-overdue')

        await page.getByRole('button', { name: 'Pay €29 now' }).click()
        await expect(page.getByText('Overdue Payment')).toBeHidden()
        await expect(page.getByText(/Next on \w+ \d+, \d{4}/)).toBeVisible()
        await page.goto(`${address}/me/account`)
        await expect(page.getByRole('link', { name: /Winter plan.*Renews on/ })).toBeVisible()
        await page.goto(`${address}/about`)
        await expect(opened(page)).toBeVisible()
      })
      await resetBrowser(page)
      await test.step('loses access after the grace period, sees why, buys the plan again and regains access', async () => {
        const { address, advanceClock } = await aMemberInGrace(page, foyer, `${info.testId}b`)
        await advanceClock(15, 'ended')
        await page.goto(`${address}/about`)
        await expect(locked(page)).toBeVisible()
        await expect(getDialog(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(getDialog(page)).toBeHidden()
        const main = page.getByRole('main')
        await expect(main.getByText(/^Your plan with Winter plan ended on \w+ \d+, \d{4}\.$/)).toBeVisible()
        await expect(main.getByText(/Buy it to open this page\.$/)).toBeVisible()
        await photograph(page, 'locked-past-due')

        await main.getByRole('button', { name: 'Purchase' }).click()
        await getDialog(page)
          .getByRole('button', { name: /^Pay €29/ })
          .click()
        await expect(getDialog(page).getByText('You’re all set')).toBeVisible()
        await getDialog(page).getByRole('button', { name: 'Continue' }).click()
        await expect(opened(page)).toBeVisible()
        await expect(locked(page)).toBeHidden()
        ignoreErrors(quiet, 403)
      })
    },
  )
})
