import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import type { LibraryItem } from '../queries.ts'
import type { Upload } from '../uploads.ts'
import { MediaGrid } from './media-grid.tsx'
import { UploadBar } from './upload-bar.tsx'
import { UsesList } from './uses-list.tsx'

const item: LibraryItem = {
  id: 'a',
  kind: 'video',
  name: 'squat-cues.mp4',
  alt: '',
  type: 'video/mp4',
  bytes: 50_000_000,
  width: 1920,
  height: 1080,
  seconds: 134,
  status: 'ready',
  asset: null,
  captions: [{ locale: 'en', label: 'English' }],
  stream: null,
  use_count: 3,
  created_at: '2026-11-12T09:00:00.000Z',
}
const upload: Upload = {
  id: 1,
  slug: 'kiln',
  file: new File(['four'], 'press.mp4', { type: 'video/mp4' }),
  kind: 'video',
  share: 0.5,
  state: 'sending',
  error: null,
  replaces: null,
  cancel: new AbortController(),
}

const render = (items: readonly LibraryItem[], uploads: readonly Upload[] = []) =>
  renderToHtml(
    <MediaGrid
      items={items}
      uploads={uploads}
      open_id={null}
      selection={new Set()}
      onSelect={() => undefined}
    />,
  )

it('shows the length, the captions and the uses of an item', async () => {
  const markup = await render([item])
  for (const text of ['squat-cues.mp4', '2:14', 'EN', 'Used in 3 places']) expect(markup).toContain(text)
  expect(markup).not.toContain('No alt text')
})

it('shows how far a video is converted, pictures without alternative text, and uploads', async () => {
  const markup = await render(
    [
      { ...item, stream: { status: 'converting', percent: 64 } },
      { ...item, id: 'b', kind: 'image', name: 'yard.jpg', seconds: null, captions: [], use_count: 0 },
    ],
    [upload],
  )
  for (const text of ['Processing', '64%', 'No alt text', 'Not used', 'Uploading', '50%', 'press.mp4'])
    expect(markup).toContain(text)
})

it('sums uploads up, and says why one failed with a way to go on', async () => {
  const markup = await renderToHtml(
    <UploadBar uploads={[upload, { ...upload, id: 2, state: 'failed', error: { code: 'interrupted' } }]} />,
  )
  for (const text of ['1 upload in progress', 'you can leave this page', 'was interrupted', '>Try again<'])
    expect(markup).toContain(text)
})

it('links the places that use something, and says what members see of them', async () => {
  const page = { kind: 'page', id: 'p', title: 'Back squat', content_type: 'exercise' } as const
  const uses = {
    items: [
      { ...page, in_draft: true, is_live: false },
      { ...page, id: 'q', title: 'Base Camp', in_draft: false, is_live: true },
      {
        ...page,
        kind: 'logo' as const,
        id: null,
        title: '',
        content_type: null,
        in_draft: true,
        is_live: true,
      },
    ],
    is_complete: true,
  }
  const markup = await renderToHtml(<UsesList uses={uses} label="Uses" />)
  expect(markup).toContain('href="/apps/kiln/pages/p"')
  expect(markup).toContain('href="/apps/kiln/settings/theme"')
  for (const text of ['Draft', 'Live until you publish', 'App logo']) expect(markup).toContain(text)
})
