import { describe, expect, it } from 'vitest'
import { aBlock, aPage, renderBlock, listHeadings } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const page = aPage('generic', {}, { is_commentable: true, message_thread_id: testId(1) })
const Chat = ({ thread_id }: { thread_id: string }) => <p>thread {thread_id}</p>

describe('the comments block', () => {
  it('draws the pane of the app for the thread of the page', () => {
    const markup = renderBlock(aBlock('chat'), { page, host: { panes: { chat: Chat } } })
    expect(listHeadings(markup)).toEqual(['2 Comments'])
    expect(markup).toContain(testId(1))
  })

  it('shows a short sentence as placeholder where the host has no pane', () => {
    expect(renderBlock(aBlock('chat', { title: 'Talk' }), { page })).toContain('Comments appear here.')
  })

  it('is nothing where comments are closed, and a note in the preview', () => {
    expect(renderBlock(aBlock('chat'))).toBe('')
    expect(renderBlock(aBlock('chat'), { host: { is_preview: true } })).toContain('Comments are closed')
  })
})
