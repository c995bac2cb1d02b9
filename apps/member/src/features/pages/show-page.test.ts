import { describe, expect, it } from 'vitest'
import { anOpenIndex, aShell } from '../../testing/pages.ts'
import type { PageResult, PageState } from './page-state.ts'
import { showPage } from './use-page.ts'

const open = (page_title: string): PageResult => ({ status: 'open', index: anOpenIndex({ page_title }) })
const missing: PageResult = { status: 'missing' }
const locked: PageResult = {
  status: 'locked',
  shell: aShell(),
  denial: {
    reason: 'AUTHENTICATION_REQUIRED',
    product_ids: [],
    overlay_id: null,
    available_after: null,
    start_page_id: null,
  },
}

type Fixture = { peek?: PageResult; readCached?: PageResult | Promise<PageResult>; fetchPage: PageState }

async function shown({ peek, readCached, fetchPage }: Fixture, is_told = false): Promise<PageState[]> {
  const states: PageState[] = []
  const source = {
    peek: () => peek ?? null,
    readCached: async () => readCached ?? null,
    fetchPage: async () => fetchPage,
  }
  await showPage(
    source,
    '/a',
    (state) => states.push(state),
    () => is_told,
  )
  return states
}

describe('a page that is opened', () => {
  it('is shown from the device first, then from the server', async () => {
    const [before, after] = [open('Before'), open('After')]
    expect(await shown({ readCached: before, fetchPage: after })).toEqual([before, after])
    expect(await shown({ peek: before, fetchPage: after })).toEqual([before, after])
  })

  it.each([missing, locked])('is not shut by what an earlier visit found ($status)', async (found) => {
    const now = open('Now')
    expect(await shown({ readCached: found, fetchPage: now })).toEqual([now])
    expect(await shown({ readCached: found, fetchPage: { status: 'error' } })).toEqual([{ status: 'error' }])
  })

  it.each([missing, locked])('is what an earlier visit found while nobody can be asked', async (found) => {
    expect(await shown({ readCached: found, fetchPage: { status: 'offline' } })).toEqual([found])
  })

  it('is not requested when the document included it', async () => {
    const known = open('Known')
    expect(await shown({ peek: known, fetchPage: missing }, true)).toEqual([known])
  })

  it('is not replaced by a cached copy after the server has responded', async () => {
    const late = Promise.withResolvers<PageResult>()
    expect(await shown({ readCached: late.promise, fetchPage: missing })).toEqual([missing])
    late.resolve(open('Late'))
    await late.promise
  })
})
