import type { ApiClient } from '@foyer/contract/client'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { createAddress, getDialog, signInAs, ignoreErrors, resetBrowser } from '../../support/people.ts'
import { anApp, publishAll, setPageAccess } from '../../support/studio.ts'

/** A page that shows some pages as rows; its address. Members see it once it is published. */
async function aPageOfLinks(call: ApiClient, page_ids: readonly string[]): Promise<string> {
  const path = '/picks'
  const { page_id, revision, draft } = await call('pages.createPage', {
    parent_id: null,
    content_type: 'generic',
    title: 'Picks',
    path,
  })
  const props = {
    title: '',
    source: 'pages',
    page_ids,
    parent_page_id: null,
    content_type: 'workout',
    limit: 12,
    layout: 'list',
    cover: 'square',
    more_text: '',
    more_action: null,
  }
  const block = { id: crypto.randomUUID(), type: 'collection', version: 1, props }
  await call('pages.saveDraft', { id: page_id, revision, draft: { ...draft, blocks: [block] } })
  return path
}

test('a page is locked and unlocked while its reader watches, opens at its scheduled time, and lists accessible subpages', async ({
  page,
  foyer,
  quiet,
}, info) => {
  test.slow()
  await test.step('a page is locked and unlocked while its reader watches, and opens by itself at its scheduled time', async () => {
    await test.step('is locked and opened again before the eyes of its reader, without a reload', async () => {
      const { address, call } = await anApp(foyer, info.testId)
      await signInAs(page, address, { email: createAddress('ines', info.testId), name: 'Ines Duarte' })
      await page.goto(`${address}/about`)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      const { items } = await call('pages.listPages', {})
      const { products } = await call('commerce.listProducts', {})
      const id = items.find(({ path }) => path === '/about')?.page_id ?? ''
      await page.evaluate(() => Object.assign(globalThis, { is_same_document: true }))

      const products_of_gate = products.slice(0, 1).map((product) => product.id)
      await setPageAccess(call, id, { require_purchase: true, products: products_of_gate })
      const locked = page.getByRole('heading', { level: 1, name: "You don't have access" })
      await expect(locked).toBeVisible({ timeout: 10_000 })
      await page.keyboard.press('Escape')
      await photograph(page, 'locked-while-open')

      await setPageAccess(call, id)
      await expect(locked).toBeHidden({ timeout: 10_000 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      expect(await page.evaluate(() => 'is_same_document' in globalThis)).toBe(true)
      ignoreErrors(quiet, 403)
    })
    await resetBrowser(page)
    await test.step('opens by itself at its scheduled time', async () => {
      const { address, call } = await anApp(foyer, `${info.testId}b`)
      const { items } = await call('pages.listPages', {})
      const id = items.find(({ path }) => path === '/about')?.page_id ?? ''
      const unlocks_at = new Date(Date.now() + 3_600_000).toISOString()
      await setPageAccess(call, id, { is_scheduled: true, unlocks_at })
      await page.clock.install()
      await page.goto(`${address}/about`)
      const locked = page.getByRole('heading', { level: 1, name: "You don't have access" })
      await expect(locked).toBeVisible()
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
      await call('apps.moveClock', { forward_seconds: 3_600 })
      await page.clock.fastForward('01:00:02')
      await expect(locked).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      ignoreErrors(quiet, 403)
    })
  })
  await resetBrowser(page)
  await test.step('a locked page lists what below it is open, links show its lock, and its checkout shows its overlay', async () => {
    await test.step('a locked page lists accessible subpages, and continues to offer the product that opens it', async () => {
      const { address, call } = await anApp(foyer, `${info.testId}c`)
      const { items } = await call('pages.listPages', {})
      const idOf = (path: string): string => items.find((item) => item.path === path)?.page_id ?? ''
      const { products } = await call('commerce.listProducts', {})
      const article = items.find(({ parent_id }) => parent_id === idOf('/journal'))
      if (!article) throw new Error('The journal holds nothing.')
      await setPageAccess(call, article.page_id)
      const gate = { require_purchase: true, products: products.slice(0, 1).map(({ id }) => id) }
      await setPageAccess(call, idOf('/journal'), gate)
      await page.goto(`${address}/journal`)
      await expect(page.getByRole('heading', { level: 1, name: "You don't have access" })).toBeVisible()
      await expect(page.locator('html[data-ready]')).toHaveCount(1)

      await expect(page.getByRole('main').getByRole('button', { name: 'Purchase' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeVisible()
      await photograph(page, 'locked-children')
      await page.getByRole('main').getByRole('link', { name: article.title }).click()
      await expect(page).toHaveURL(address + article.path)
      await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible()
      ignoreErrors(quiet, 403)
    })
    await resetBrowser(page)
    await test.step('a link to such a page shows its lock and leads to the list, where others lead to checkout', async () => {
      const { address, call } = await anApp(foyer, `${info.testId}d`)
      const { items } = await call('pages.listPages', {})
      const pageAt = (path: string) => items.find((item) => item.path === path) ?? { page_id: '', title: '' }
      const [journal, about] = [pageAt('/journal'), pageAt('/about')]
      const { products } = await call('commerce.listProducts', {})
      const article = items.find(({ parent_id }) => parent_id === journal.page_id)
      if (!article) throw new Error('The journal holds nothing.')
      const path = await aPageOfLinks(call, [journal.page_id, about.page_id])
      await publishAll(call)
      await setPageAccess(call, article.page_id)
      const gate = { require_purchase: true, products: products.slice(0, 1).map(({ id }) => id) }
      for (const { page_id } of [journal, about]) await setPageAccess(call, page_id, gate)
      const linkTo = (title: string) => page.getByRole('main').getByRole('link', { name: title })
      const openLinks = async (): Promise<void> => {
        await page.goto(address + path)
        await expect(page.locator('html[data-ready]')).toHaveCount(1)
        for (const { title } of [journal, about]) await expect(linkTo(title)).toContainText('Buy to open')
      }

      await openLinks()
      await linkTo(journal.title).click()
      await expect(page).toHaveURL(`${address}/journal`)
      await expect(linkTo(article.title)).toBeVisible()
      await expect(getDialog(page)).toBeHidden()

      await signInAs(page, address, { email: createAddress('ines', info.testId), name: 'Ines Duarte' })
      await openLinks()
      await linkTo(about.title).click()
      await expect(getDialog(page)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}#checkout`))
      await page.keyboard.press('Escape')
      await expect(getDialog(page)).toBeHidden()

      await linkTo(journal.title).click()
      await expect(page).toHaveURL(`${address}/journal`)
      await expect(linkTo(article.title)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: "You don't have access" })).toBeVisible()
      await expect(getDialog(page)).toBeHidden()
      ignoreErrors(quiet, 403)
    })
  })
})
