import { newBlock, richTextFrom } from '@foyer/content/definitions'
import { openEditor } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { newAddress } from '../../support/members.ts'
import { aMember, signInAs, ignoreErrors } from '../../support/people.ts'
import { createName, publishAll, setPageAccess } from '../../support/studio.ts'

const newId = () => crypto.randomUUID()
const aBlock = (type: string, props: Record<string, unknown>) => {
  const block = newBlock(type, newId)
  return { ...block, props: { ...block.props, ...props } }
}
const SECRET = 'Fünf mal fünf, nur für euch'

test(
  'a page is translated, published, and read in each language',
  { tag: '@rare' },
  async ({ page, foyer, browser, quiet }, info) => {
    test.setTimeout(120_000)
    const { app, page_id, fields } = await openEditor(page, foyer, createName(info, 'words'))
    const { call } = app.owner
    const offerGerman = (status: 'draft' | 'published') =>
      call('apps.updateApp', {
        locales: [
          { locale: 'en', status: 'default' },
          { locale: 'de', status },
          { locale: 'ar', status: 'published' },
        ],
      })
    await offerGerman('draft')
    const gated = await call('pages.createPage', {
      parent_id: null,
      content_type: 'generic',
      title: 'The plan',
      path: '/plan',
    })
    const words = aBlock('text', { body: richTextFrom('Five by five') })
    await call('pages.saveDraft', {
      id: gated.page_id,
      revision: gated.revision,
      draft: { ...gated.draft, blocks: [words] },
    })
    await setPageAccess(call, gated.page_id, { require_authentication: true })
    const home = await call('pages.getStudioPage', { id: page_id })
    await call('pages.saveDraft', {
      id: page_id,
      revision: home.revision,
      draft: {
        ...home.draft,
        blocks: [
          aBlock('hero', { title: 'Lift with us', subtitle: 'Every morning' }),
          aBlock('text', { body: richTextFrom('Bring water.') }),
          aBlock('collection', { source: 'pages', page_ids: [gated.page_id] }),
        ],
      },
    })
    await page.reload()

    await test.step('the owner writes German next to the original, by keyboard', async () => {
      await page.locator('main').focus()
      await page.keyboard.press('Escape')
      await fields.getByRole('tab', { name: 'Languages' }).click()
      await photograph(page, 'studio-translations')
      const german = fields.getByRole('button', { name: /Deutsch/ })
      await german.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: /in Deutsch$/ })
      await dialog.locator('.tiptap').fill('Bring Wasser mit.')
      await dialog.getByLabel('Title').nth(1).fill('Heb mit uns')
      await photograph(page, 'studio-translation')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(/Deutsch translation saved/)).toBeVisible()
      await expect(dialog).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(german).toContainText(/2 of \d+ texts/)
    })

    await test.step('Arabic runs from the right, and is not saved over a colleague’s', async () => {
      await fields.getByRole('button', { name: /العربية/ }).click()
      const dialog = page.getByRole('dialog', { name: /العربية/ })
      const title = dialog.getByLabel('Title').nth(1)
      await title.fill('ارفع معنا')
      await expect(title.locator('xpath=ancestor::*[@dir][1]')).toHaveAttribute('lang', 'ar')
      const seen = await call('pages.getTranslation', { id: page_id, locale: 'ar' })
      const { key, source_mark } =
        seen.texts.find(({ source }) => source === 'Every morning') ?? seen.texts[0]!
      await call('pages.saveTranslation', {
        id: page_id,
        locale: 'ar',
        revision: 0,
        texts: { [key]: { text: 'كل صباح', source_mark } },
      })
      await dialog.getByRole('button', { name: 'Save' }).click()
      const conflict = page.getByRole('alertdialog')
      await expect(conflict.getByText(/Your changes aren’t lost/)).toBeVisible()
      await conflict.getByRole('button', { name: 'Keep mine' }).click()
      await photograph(page, 'studio-translation-rtl')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(/العربية.? translation saved/)).toBeVisible()
      await page.keyboard.press('Escape')
      ignoreErrors(quiet, /status of 409/)
    })

    const plan = await call('pages.getTranslation', { id: gated.page_id, locale: 'de' })
    const page_text = plan.texts.map(({ key, form, source_mark }) => [
      key,
      { text: form === 'rich_text' ? richTextFrom(SECRET) : 'Der Plan', source_mark },
    ])
    await call('pages.saveTranslation', {
      id: gated.page_id,
      locale: 'de',
      revision: 0,
      texts: Object.fromEntries(page_text),
    })
    await offerGerman('published')

    await test.step('the publish names them', async () => {
      await page
        .getByRole('button', { name: /^Publish/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: /Publish/ })
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await publishAll(call)
    })

    await test.step('a guest without scripts reads German, and what is not translated in English', async () => {
      const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
      await plain.goto(`${app.url}/?lang=de`)
      await expect(plain.locator('html')).toHaveAttribute('lang', 'de')
      for (const text of ['Heb mit uns', 'Every morning', 'Bring Wasser mit.', 'Der Plan'])
        await expect(plain.getByText(text).first()).toBeVisible()
      await expect(plain.locator('link[hreflang="ar"]')).toHaveCount(1)
    })

    await test.step('a member with Arabic as language reads from right to left, from page to page', async () => {
      const phone = await (await browser.newContext({ locale: 'en-GB' })).newPage()
      const member = await aMember(foyer, newAddress('noura'), 'Noura Haddad', app.slug)
      await member.call('identity.updateSubscriber', { language: 'ar' })
      await signInAs(phone, app.url, { email: member.email })
      await phone.goto(app.url)
      await expect(phone.locator('html[dir=rtl][lang=ar]')).toHaveCount(1)
      await expect(phone.getByText('ارفع معنا').first()).toBeVisible()
      await photograph(phone, 'page-translated')
      const requested = phone.waitForRequest(/_translations\/ar\/plan\.json\?ts=/)
      await phone
        .getByRole('link', { name: /The plan/ })
        .first()
        .click()
      await requested
      await expect(phone.getByText('Five by five')).toBeVisible()
      await phone.goto(`${app.url}/plan?lang=de`)
      await expect(phone.getByText(SECRET)).toBeVisible()
    })
  },
)
