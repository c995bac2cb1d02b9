import { getEditorParts } from '../../support/editor.ts'
import { expect, photograph, test } from '../../support/fixtures.ts'
import { anOwnedApp, createName, publishAll, signInAtStudio } from '../../support/studio.ts'

/** A minute of silence: frames of MPEG-1 layer 3 at 128 kbit/s. */
function silence(): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xff_fb_90_00)
  return Buffer.concat(Array.from({ length: 2300 }, () => frame))
}

const sound = { name: 'Breathing.mp3', mimeType: 'audio/mpeg', buffer: silence() }
const document = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

test(
  'an owner uploads a sound and a document, and a guest plays the one and opens the other',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    test.slow()
    const app = await anOwnedApp(foyer, createName(info, 'plays'))
    const { call } = app.owner
    const { page_id } = await call('pages.createPage', {
      parent_id: null,
      content_type: 'generic',
      title: 'Listen',
    })
    const { draft, revision } = await call('pages.getStudioPage', { id: page_id })
    const empty = { video: null, poster: null, caption: '', completes_page: false, day: '', time: '18:00' }
    const blocks = [
      { id: crypto.randomUUID(), type: 'livestream', version: 1, props: { ...empty, title: 'Calm down' } },
      { id: crypto.randomUUID(), type: 'attachment', version: 1, props: { file: null, title: '', text: '' } },
    ]
    await call('pages.saveDraft', { id: page_id, revision, draft: { ...draft, blocks } })
    await signInAtStudio(page, foyer, app.owner, `/apps/${app.slug}/pages/${page_id}`)
    const { fields, frame, saved } = getEditorParts(page, app, page_id)
    const select = (at: number) => frame.locator(`[data-block="${blocks[at]?.id}"]`).first().click()
    const upload = (file: typeof sound) =>
      page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)

    await test.step('both are uploaded in the inspector', async () => {
      await select(0)
      await fields.getByRole('button', { name: 'Use your own file' }).click()
      await upload(sound)
      await expect(fields.getByText('Breathing', { exact: true })).toBeVisible()
      await expect(frame.getByText('Calm down')).toBeVisible()
      await select(1)
      await fields.getByRole('button', { name: 'Choose a file' }).click()
      await upload(document)
      await expect(frame.getByText('Plan.pdf')).toBeVisible()
      await expect(saved).toBeVisible()
      await photograph(page, 'studio-own-files')
    })

    await publishAll(call)
    await page.context().clearCookies()
    await page.goto(`${app.url}/listen`)

    await test.step('the sound plays, and the document is a link of its own', async () => {
      await page.getByRole('button', { name: /Calm down/ }).click()
      const player = page.locator('audio')
      await expect
        .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
        .toBeGreaterThan(0.2)
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('media')
      const link = page.getByRole('link', { name: /Plan\.pdf/ })
      const type = await link.evaluate(async (anchor: HTMLAnchorElement) => {
        const answer = await fetch(anchor.href)
        return answer.headers.get('content-type')
      })
      expect(type).toBe('application/pdf')
      await photograph(page, 'own-files')
    })
  },
)
