import { describe, expect, it } from 'vitest'
import { anOpenIndex, aShell } from '../../testing/pages.ts'
import type { PageFinding, PageState } from './page-state.ts'
import { showPage } from './use-page.ts'

const open = (page_title: string): PageFinding => ({ status: 'open', index: anOpenIndex({ page_title }) })
const missing: PageFinding = { status: 'missing' }
const locked: PageFinding = {
  status: 'locked',
  shell: aShell(),
  denial: {
    ...{ reason: 'AUTHENTICATION_REQUIRED', product_ids: [], overlay_id: null },
    ...{ available_after: null, start_page_id: null },
  },
}

type World = { peek?: PageFinding; recall?: PageFinding | Promise<PageFinding>; look: PageState }

async function shown({ peek, recall, look }: World, is_told = false): Promise<PageState[]> {
  const states: PageState[] = []
  const source = { peek: () => peek ?? null, recall: async () => recall ?? null, look: async () => look }
  await showPage(
    source,
    '/a',
    (state) => states.push(state),
    () => is_told,
  )
  return states
}

describe('a page that is opened', () => {
  it('is shown as the device knows it, then as the server says', async () => {
    const [before, after] = [open('Before'), open('After')]
    expect(await shown({ recall: before, look: after })).toEqual([before, after])
    expect(await shown({ peek: before, look: after })).toEqual([before, after])
  })

  it.each([missing, locked])('is not shut by what an earlier visit found ($status)', async (found) => {
    const now = open('Now')
    expect(await shown({ recall: found, look: now })).toEqual([now])
    expect(await shown({ recall: found, look: { status: 'error' } })).toEqual([{ status: 'error' }])
  })

  it.each([missing, locked])('is what an earlier visit found while nobody can be asked', async (found) => {
    expect(await shown({ recall: found, look: { status: 'offline' } })).toEqual([found])
  })

  it('is not asked for where the document has told everything', async () => {
    const known = open('Known')
    expect(await shown({ peek: known, look: missing }, true)).toEqual([known])
  })

  it('is never what the device knows once the server has spoken', async () => {
    const late = Promise.withResolvers<PageFinding>()
    expect(await shown({ recall: late.promise, look: missing })).toEqual([missing])
    late.resolve(open('Late'))
    await late.promise
  })
})
