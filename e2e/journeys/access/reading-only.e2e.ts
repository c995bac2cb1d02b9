import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress, signUpInDialog } from '../../support/members.ts'
import { aMember, ignoreErrors } from '../../support/people.ts'
import {
  anOwnedApp,
  aPageOfWords,
  aProduct,
  enableCompletion,
  createName,
  publishAll,
  setPageAccess,
} from '../../support/studio.ts'
import { markDocument } from '../../support/observe-page.ts'

const TITLE = 'Winter block'
const PATH = '/winter-block'
const WORDS = 'Three sessions a week, and the last one is always easy.'
const OFFER = 'Twelve weeks, and a coach who answers.'
const READ_ONLY_TEXT = 'You can read this page. Buy it to start, complete or schedule it.'
const LOCKED_TEXT = "You don't have access"

test.describe('a page', () => {
  test.slow()

  test(
    'a page that may be browsed is locked to guests, read by members, and completed once it is bought',
    { tag: '@rare' },
    async ({ page, foyer, quiet }, info) => {
      test.slow()
      const { owner, url, slug } = await anOwnedApp(foyer, createName(info, 'browsed'))
      const page_id = await aPageOfWords(owner.call, TITLE, WORDS)
      await enableCompletion(owner.call, page_id)
      const purchase_overlay = await aPageOfWords(owner.call, 'What you get', OFFER)
      const { id } = await aProduct(owner.call, 'Winter pass')
      await publishAll(owner.call)
      const gate = { require_purchase: true, products: [id], purchase_overlay, allow_browsing: true }
      await setPageAccess(owner.call, page_id, gate)

      await page.goto(url + PATH)
      const checkout = page.getByRole('dialog', { name: 'Checkout' })
      await expect(checkout.getByText(OFFER)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { level: 1, name: LOCKED_TEXT })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Purchase' })).toBeVisible()

      const isSameDocument = await markDocument(page)
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
      await signUpInDialog(page.getByRole('dialog', { name: 'Log In' }), newAddress('ines'))
      await expect(page.getByText(WORDS)).toBeVisible()
      await expect(checkout).toHaveCount(0)
      await expect(page.getByText(READ_ONLY_TEXT).filter({ visible: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mark as complete' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Add to schedule' })).toHaveCount(0)
      await photograph(page, 'browsing')
      const other = await aMember(foyer, newAddress('ravi'), 'Ravi Menon', slug)
      await expect(other.call('progress.completePage', { id: page_id })).rejects.toMatchObject({
        code: 'page_locked',
      })

      const purchase = page.getByRole('main').getByRole('button', { name: 'Purchase' })
      await purchase.filter({ visible: true }).click()
      await expect(page).toHaveURL(new RegExp(`#checkout\\?ids=${id}&overlay=${purchase_overlay}$`))
      await expect(checkout.getByText(OFFER)).toBeVisible()
      await checkout.getByRole('button', { name: /^Pay/ }).click()
      await expect(checkout.getByText('You’re all set')).toBeVisible()
      await checkout.getByRole('button', { name: 'Continue' }).click()
      const complete = page.getByRole('button', { name: 'Mark as complete' }).filter({ visible: true })
      await expect(complete).toBeVisible()
      await expect(page.getByText(READ_ONLY_TEXT)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Add to schedule' })).toBeVisible()
      expect(await isSameDocument()).toBe(true)
      await expect(checkout).toHaveCount(0)
      await complete.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      const completed = page.getByRole('button', { name: 'Completed' }).filter({ visible: true })
      await expect(completed).toHaveAttribute('aria-pressed', 'true')
      ignoreErrors(quiet, 403)
    },
  )
})
