import type { Locator } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress, signUpInDialog } from '../../support/members.ts'
import {
  aMember,
  getDialog,
  ignoreErrors,
  findLink,
  waitForMail,
  PASSWORD,
  resetBrowser,
} from '../../support/people.ts'
import {
  anOwnedApp,
  aPageOfWords,
  aProduct,
  enableCompletion,
  createName,
  publishAll,
  setAppAccess,
  setPageAccess,
} from '../../support/studio.ts'
import { waitUntilListening, markDocument, recordResponses } from '../../support/observe-page.ts'

const TITLE = 'Training log'
const PATH = '/training-log'
const WORDS = 'Four slow breaths before the bar leaves the floor.'
const MEMBERS_ONLY_TEXT = 'Harbour Strength is for members only. Log in to continue.'
const SAMPLE = 'Warm up with ten slow swings, then rest until the breath is calm.'
const OFFER = 'A plan for every week, and a coach who answers.'

/** Logs in with the open sign-in dialog. */
async function logInAtGate(
  dialog: Locator,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Already have an account? Log in' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log In' }).click()
}

test.describe('an app', () => {
  test.slow()

  test(
    'an app for signed-in users shows new members the requested page; one for members closes to removed members',
    { tag: '@rare' },
    async ({ page, browser, foyer, quiet }, info) => {
      test.slow()
      await test.step('for signed-in users shows guests the sign-in, and new members the page that they requested', async () => {
        const { owner, url } = await anOwnedApp(foyer, createName(info, 'accounts'))
        await aPageOfWords(owner.call, TITLE, WORDS)
        await publishAll(owner.call)
        await setAppAccess(owner.call, { require_sign_in: true, allow_anonymous_browsing: false })

        const response = recordResponses(page)
        await page.goto(url + PATH)
        const dialog = getDialog(page)
        await expect(dialog.getByLabel('Email')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByText(`“${TITLE}” is for members only. Log in to open it.`)).toBeVisible()
        await expect(page.getByRole('main').getByRole('button', { name: 'Purchase' })).toHaveCount(0)
        await photograph(page, 'mode-sign-in')
        expect(await response(WORDS)).toEqual([])

        await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
        await signUpInDialog(dialog, newAddress('ines'))
        await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
        await expect(page.getByText(WORDS)).toBeVisible()
        await expect(page).toHaveURL(url + PATH)
        expect(await response(WORDS)).not.toEqual([])
      })
      await resetBrowser(page)
      await test.step('an app for members closes to removed members, and a grant opens a page while its reader watches', async () => {
        await test.step('for members shows guests and non-members the app gate, and closes to removed members', async () => {
          const { owner, url } = await anOwnedApp(foyer, createName(info, 'walled'))
          await aPageOfWords(owner.call, TITLE, WORDS)
          await publishAll(owner.call)
          await setAppAccess(owner.call, { is_private: true, allow_anonymous_browsing: false })
          const stranger = await aMember(foyer, newAddress('ravi'), 'Ravi Menon')
          const email = newAddress('lena')
          await owner.call('members.inviteMember', { email, name: 'Lena Brandt' })

          const response = recordResponses(page)
          await page.goto(url + PATH)
          await expect(page.getByText(MEMBERS_ONLY_TEXT)).toBeVisible()
          const isLikeNowhere = await page.evaluate(async (path) => {
            const [here, nowhere] = await Promise.all(
              [path, '/no-such-page'].map(async (at) => (await fetch(at)).text()),
            )
            return here === nowhere
          }, PATH)
          expect(isLikeNowhere).toBe(true)
          await photograph(page, 'mode-private')

          await page.getByRole('button', { name: 'Log In' }).click()
          const dialog = getDialog(page)
          await logInAtGate(dialog, stranger)
          await expect(dialog.getByText('Incorrect email or password.')).toBeVisible()
          await dialog.getByRole('button', { name: 'New here? Sign up' }).click()
          await dialog.getByLabel('Name', { exact: true }).fill(stranger.name)
          await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
          await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
          await expect(page.getByRole('heading', { level: 1, name: 'Waiting for approval' })).toBeVisible()
          await photograph(page, 'mode-private-waiting')
          expect([...(await response(TITLE)), ...(await response(WORDS))]).toEqual([])

          const { hash } = new URL(findLink(await waitForMail(foyer, email, /invited to/)))
          const invited = await browser.newPage()
          const listening = waitUntilListening(invited)
          await invited.goto(url + PATH + hash)
          await getDialog(invited).getByRole('button', { name: 'Accept invitation' }).click()
          await expect(invited.getByText(WORDS)).toBeVisible()
          await listening
          const isSameDocument = await markDocument(invited)
          const { members } = await owner.call('members.listMembers', { term: 'Lena' })
          await owner.call('members.deleteMember', { id: members[0]?.id ?? '' })
          await expect(invited.getByText(MEMBERS_ONLY_TEXT)).toBeVisible()
          expect(await invited.content()).not.toContain(WORDS)
          expect(await isSameDocument()).toBe(true)
          await invited.close()
          ignoreErrors(quiet, 401)
          ignoreErrors(quiet, 422)
        })
      })
    },
  )
})

test(
  'an app for buyers asks guests to sign in or buy, and opens after payment',
  { tag: '@rare' },
  async ({ page, browser, foyer }, info) => {
    test.setTimeout(240_000)
    await test.step('for buyers without required sign-in leads guests to the checkout, and shows them a sample page', async () => {
      const { owner, url } = await anOwnedApp(foyer, createName(info, 'sold'))
      await aPageOfWords(owner.call, TITLE, WORDS)
      const sample_id = await aPageOfWords(owner.call, 'First session', SAMPLE)
      await enableCompletion(owner.call, sample_id)
      const { id } = await aProduct(owner.call, 'Harbour Membership')
      await publishAll(owner.call)
      await setPageAccess(owner.call, sample_id, { allow_browsing: true })
      await setAppAccess(owner.call, { is_subscriber_only: true, app_products: [id] })

      const response = recordResponses(page)
      await page.goto(url + PATH)
      const checkout = page.getByRole('dialog', { name: 'Checkout' })
      await expect(checkout.getByRole('heading', { name: 'Harbour Membership' })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`#checkout\\?ids=${id}$`))
      await expect(page.getByRole('dialog', { name: 'Log In' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByText(`Buy “${TITLE}” to open this page`)).toBeVisible()
      await photograph(page, 'mode-buyers-no-prompt')
      expect(await response(WORDS)).toEqual([])

      await page.goto(`${url}/first-session`)
      await expect(page.getByText(SAMPLE)).toBeVisible()
      await expect(getDialog(page)).toHaveCount(0)
      await page.goto(`${url}/first-session#auth`)
      await signUpInDialog(getDialog(page), newAddress('ines'))
      const reading = page.getByText('You can read this page. Buy it to start, complete or schedule it.')
      await expect(reading.filter({ visible: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mark as complete' })).toHaveCount(0)
      await photograph(page, 'mode-buyers-sample')
      const purchase = page.getByRole('main').getByRole('button', { name: 'Purchase' })
      await purchase.filter({ visible: true }).click()
      await checkout.getByRole('button', { name: /^Pay/ }).click()
      await checkout.getByRole('button', { name: 'Continue' }).click()
      const complete = page.getByRole('button', { name: 'Mark as complete' }).filter({ visible: true })
      await expect(complete).toBeVisible()
      await expect(reading).toHaveCount(0)
    })
    await resetBrowser(page)
    await test.step('for buyers asks guests to sign in, then to buy, and opens after payment', async () => {
      const { owner, url } = await anOwnedApp(foyer, createName(info, 'bought'))
      await aPageOfWords(owner.call, TITLE, WORDS)
      const purchase_overlay = await aPageOfWords(owner.call, 'What you get', OFFER)
      const { id } = await aProduct(owner.call, 'Harbour Membership')
      await publishAll(owner.call)
      await setAppAccess(owner.call, {
        is_subscriber_only: true,
        app_products: [id],
        purchase_overlay,
        prompt_purchase_post_sign_up: true,
      })

      const response = recordResponses(page)
      await page.goto(url + PATH)
      const gate_dialog = page.getByRole('dialog', { name: 'Log In' })
      await expect(gate_dialog.getByLabel('Email')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText(`Buy “${TITLE}” to open this page`)).toBeVisible()
      await photograph(page, 'mode-buyers-guest')

      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
      const email = newAddress('ines')
      await signUpInDialog(gate_dialog, email)
      const checkout = page.getByRole('dialog', { name: 'Checkout' })
      const pay = checkout.getByRole('button', { name: /^Pay/ })
      await expect(checkout.getByText(OFFER)).toBeVisible()
      await expect(pay).toBeEnabled()
      await expect(gate_dialog).toBeHidden()
      const [offer, till] = [await checkout.getByText(OFFER).boundingBox(), await pay.boundingBox()]
      expect(offer?.y).toBeLessThan(till?.y ?? 0)
      await page.keyboard.press('Escape')
      await expect(checkout).toBeHidden()

      // A visitor who returns without a purchase sees the same lock and the product that opens it.
      await page.reload()
      await expect(checkout.getByText(OFFER)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText(`“${TITLE}” isn’t part of your plan yet.`)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toHaveCount(0)
      await photograph(page, 'mode-buyers-member')
      expect(await response(WORDS)).toEqual([])

      await page.getByRole('main').getByRole('button', { name: 'Purchase' }).click()
      await pay.click()
      await expect(checkout.getByText('You’re all set')).toBeVisible()
      await checkout.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
      await expect(page.getByText(WORDS)).toBeVisible()
      await expect(page).toHaveURL(url + PATH)

      // On another device a buyer only signs in, and nothing else is required.
      const phone = await browser.newPage()
      await phone.goto(url + PATH)
      await logInAtGate(getDialog(phone), { email, password: PASSWORD })
      await expect(phone.getByText(WORDS)).toBeVisible()
      await expect(phone).toHaveURL(url + PATH)
      await expect(getDialog(phone)).toHaveCount(0)
      await phone.close()
    })
  },
)
