import { describe, expect, it } from 'vitest'
import { aBlock, renderBlock, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const file = {
  id: testId(40),
  kind: 'file' as const,
  name: 'Week 1.pdf',
  type: 'application/pdf',
  bytes: 1_432_000,
  width: null,
  height: null,
  seconds: null,
  captions: [],
  src: null,
}
const draw = (props: Record<string, unknown>, options = {}) =>
  renderBlock(aBlock('attachment', { file: { media_id: testId(40) }, ...props }), {
    index: { files: { [testId(40)]: file } },
    ...options,
  })

describe('the attachment block', () => {
  it('shows name, type and size, and opens in a tab of its own', () => {
    const markup = draw({ text: 'Print it.' })
    expect(stripTags(markup)).toBe('Week 1.pdf PDF · 1.4 MB Print it. Open')
    expect(markup).toMatch(
      /href="\/media\/open\/[0-9a-f-]{36}\/[0-9a-f-]{36}" target="_blank" rel="noopener noreferrer"/,
    )
  })

  it('prefers the owner’s title', () => {
    expect(stripTags(draw({ title: 'Your plan' }))).toContain('Your plan PDF')
  })

  it('is nothing without its file, and a note in the preview', () => {
    expect(draw({ file: null })).toBe('')
    expect(draw({}, { index: {} })).toBe('')
    expect(draw({ file: null }, { host: { is_preview: true } })).toContain('Choose a file.')
  })
})
