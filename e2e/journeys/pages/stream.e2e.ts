import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, photograph, test, type Foyer } from '../../support/fixtures.ts'
import { createCaller } from '../../support/people.ts'
import { anOwnedApp, createName, publishAll, type OwnedApp } from '../../support/studio.ts'

const FILM = join(import.meta.dirname, '../../../apps/server/test/fixtures/film.mp4')

/** Uploads a video of eight seconds by calls; returns its id. */
async function uploadFilm(foyer: Foyer, { owner, slug }: OwnedApp): Promise<string> {
  const bytes = await readFile(FILM)
  const { authentication_token: token } = await createCaller(foyer)('team.studioLogin', {
    email: owner.email,
    password: owner.password,
  })
  const call = createCaller(foyer, { slug, token })
  const file = { kind: 'video', file_name: 'Recording.mp4', bytes: bytes.length } as const
  const { id, url } = await call('media.createUpload', file)
  await fetch(`${foyer.studio}${url}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'x-user-token': token,
      'x-app-slug': slug,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: new Uint8Array(bytes),
  })
  await call('media.finishUpload', { id })
  return id
}

test(
  'a stream before, during and after: it counts down, goes live by itself and ends with its recording',
  { tag: '@rare' },
  async ({ page, foyer }, info) => {
    const app = await anOwnedApp(foyer, createName(info, 'stream'), { time_zone: 'UTC' })
    const { call } = app.owner
    const recording = await uploadFilm(foyer, app)
    const { page_id, draft, revision } = await call('pages.createPage', {
      parent_id: null,
      content_type: 'stream',
      title: 'Live: form check',
    })
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    const fields = {
      ...draft.fields,
      ...{ day, time: '18:30', minutes: 45 },
      video: { url: 'https://www.youtube.com/live/M7lc1UVf-VE' },
      recording: { media_id: recording, poster_id: null },
    }
    await call('pages.saveDraft', { id: page_id, revision, draft: { ...draft, fields } })
    await publishAll(call)

    await page.clock.install({ time: new Date(`${day}T16:00:00Z`) })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(`${app.url}/live-form-check`)

    await test.step('before, it counts down, and its time can be put into a calendar', async () => {
      await expect(page.getByText(/^Live on /)).toBeVisible()
      await expect(page.getByRole('timer')).toContainText('30')
      await page.getByRole('button', { name: 'Add to calendar' }).click()
      await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
        'href',
        /^https:\/\/calendar\.google\.com\/.*&text=Live%3A%20form%20check&/,
      )
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Apple Calendar and others' }).click()
      const file = await (await download).path()
      expect(await readFile(file, 'utf8')).toContain('SUMMARY:Live: form check')
      await photograph(page, 'member-stream-upcoming')
    })

    await test.step('it goes live by itself', async () => {
      await page.clock.fastForward('02:30:01')
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Play Live: form check' })).toBeVisible()
      expect(requested.filter((address) => /youtube/.test(address))).toEqual([])
      await photograph(page, 'member-stream-live')
    })

    await test.step('after, its recording plays', async () => {
      await page.clock.fastForward('00:45:00')
      await expect(page.getByText(/^Recorded /)).toBeVisible()
      await photograph(page, 'member-stream-ended')
      await page.getByRole('button', { name: 'Play Live: form check' }).click()
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0.2)
      expect(requested.filter((address) => /\/media\/private\//.test(address)).length).toBeGreaterThan(0)
      await photograph(page, 'member-stream-recording')
    })
  },
)
