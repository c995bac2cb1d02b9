import type { Page } from '@playwright/test'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, aMember, signInAs, resetBrowser } from '../../support/people.ts'
import { buy } from '../../support/studio.ts'

const FIRST = '/journal/why-slow-reps-build-strong-backs'
const SECOND = 'How heavy is heavy enough'

/** Returns the reading progress in the toolbar. */
const readProgress = (page: Page): Promise<number> =>
  page.getByRole('toolbar').evaluate((bar) => Number(bar.style.getPropertyValue('--read') || 0))

const scrollText = (page: Page, scroll_position: 'end' | number): Promise<void> =>
  page.evaluate((where) => {
    const text = document.querySelector('main article')
    const end = (text?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight
    document.documentElement.scrollTop = where === 'end' ? end + 4 : where
  }, scroll_position)

test(
  'a member sees the reading progress, continues to the next article of the series, and contacts the coach',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    await test.step('sees the reading progress, marks the article as done, and continues to the next of the series', async () => {
      const address = foyer.app(foyer.demo.slug)
      await signInAs(page, address, { email: createAddress('reads', info.testId), name: 'Ines Duarte' })
      await page.goto(address + FIRST)
      await expect(page.getByText('Journal · 1 of 6')).toBeVisible()
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      expect(await readProgress(page)).toBe(0)
      await scrollText(page, 900)
      await expect.poll(() => readProgress(page)).toBeGreaterThan(0.1)
      expect(await readProgress(page)).toBeLessThan(0.9)
      await scrollText(page, 'end')
      await expect.poll(() => readProgress(page)).toBe(1)
      const next = page.getByRole('navigation', { name: 'Next' }).getByRole('link')
      await expect(next).toHaveText(new RegExp(`^Next${SECOND}$`))
      await photograph(page, 'member-article-middle', {
        at: page.getByRole('heading', { name: 'Count it out loud' }),
      })
      await photograph(page, 'member-article-end', {
        at: page.getByRole('heading', { name: 'How to add weight' }),
      })

      await page.getByRole('button', { name: 'Mark as complete' }).filter({ visible: true }).click()
      const save_moment = page.getByRole('dialog')
      await expect(save_moment.getByRole('heading', { level: 3, name: 'Finished reading' })).toBeVisible()
      await expect(save_moment.getByText('1 of 6 in Journal. 5 to go.')).toBeVisible()
      await photograph(page, 'member-article-completed')
      await save_moment.getByRole('button', { name: `Next: ${SECOND}` }).click()
      await expect(page.getByRole('heading', { level: 1, name: SECOND })).toBeVisible()
      await expect(save_moment).toBeHidden()
      expect(await readProgress(page)).toBe(0)
    })
    await resetBrowser(page)
    await test.step('opens the comments of the page from the coach', async () => {
      const address = foyer.app(foyer.demo.slug)
      const email = createAddress('asks', info.testId)
      const member = await aMember(foyer, email)
      const { products } = await member.call('commerce.listProducts', {})
      await buy(member.call, { id: products.find(({ title }) => title === 'Slow Burn')?.id ?? '' })
      const programs = await member.call('library.listContent', { content_type: 'program' })
      const slow_burn = programs.items.find(({ title }) => title === 'Slow Burn')
      await member.call('progress.startPage', { id: slow_burn?.page_id ?? '' })
      await signInAs(page, address, { email })
      await page.goto(`${address}/programs/slow-burn`)
      const postQuestion = page.getByRole('link', { name: 'Ask Maren Oduya' })
      await expect(page.getByText('0 of 9 sessions')).toBeVisible()
      await expect(postQuestion).toBeVisible()
      await photograph(page, 'member-program-ask')
      await postQuestion.click()
      await expect(page.getByRole('heading', { level: 2, name: 'Talk about Slow Burn' })).toBeInViewport()
      await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
    })
  },
)
