import { describe, expect, it } from 'vitest'
import { getAnsweredForm } from '../../answered-form.ts'
import { collectReferences } from '../../collect-references.ts'
import { aBlock, aLink, listHeadings, renderBlock, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const form = aLink({ title: 'Before we begin', content_type: 'form', href: '/form' })
const block = aBlock('form_submission', { form_page_id: testId(5), button_text: 'Begin' })

describe('the block of form answers', () => {
  it('passes the form and its own texts to the pane of the app', () => {
    const answers = (props: object) => <pre>{JSON.stringify(props)}</pre>
    const markup = renderBlock(block, { host: { link: () => form, panes: { answers } } })
    expect(markup).toContain(testId(70))
    expect(markup).toContain('Begin')
    expect(listHeadings(markup)).toEqual(['2 Before we begin'])
  })

  it('shows a sentence where there is no pane, under a heading of its own', () => {
    const titled = { ...block, props: { ...block.props, title: 'Your answers' } }
    expect(stripTags(renderBlock(titled, { host: { link: () => form } }))).toBe(
      'Your answers Members see their own answers here.',
    )
  })

  it('shows nothing while no form is chosen, and a note in the preview', () => {
    expect(renderBlock(aBlock('form_submission'))).toBe('')
    expect(renderBlock(aBlock('form_submission'), { host: { is_preview: true } })).toContain('Choose a form')
  })

  it('names its form to the server, as a page that it refers to', () => {
    expect(getAnsweredForm(block)).toBe(testId(5))
    expect(getAnsweredForm(aBlock('form_submission'))).toBeNull()
    expect(getAnsweredForm(aBlock('text'))).toBeNull()
    expect(collectReferences([block]).page_ids).toEqual([testId(5)])
  })
})
