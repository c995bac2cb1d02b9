import type { InputFor } from '@foyer/contract/client'
import { expect, it, vi } from 'vitest'
import { exportMembers } from './export-members.ts'

const createPart = (lines: string, next_cursor: string | null = null) => ({
  header: 'Member\r\n',
  lines,
  next_cursor,
  count: lines.split('\r\n').length - 1,
})

it('joins parts under one header, in a file that spreadsheets read as UTF-8', async () => {
  const call = vi.fn(({ cursor }: InputFor<'members.exportMembers'>) =>
    Promise.resolve(cursor ? createPart('نور\r\n') : createPart('Ana\r\nJo\r\n', 'next')),
  )
  const progress: number[] = []
  const { file, count } = await exportMembers(call, { view: 'quiet', sort: 'name' }, (exported_count) =>
    progress.push(exported_count),
  )
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    '\uFEFFMember\r\nAna\r\nJo\r\nنور\r\n',
  )
  expect(file.type).toContain('text/csv')
  expect(count).toBe(3)
  expect(progress).toEqual([2, 3])
  expect(call.mock.calls.map(([input]) => input)).toEqual([
    { view: 'quiet', sort: 'name' },
    { view: 'quiet', sort: 'name', cursor: 'next' },
  ])
})

it('requests selected members a hundred at a time', async () => {
  const ids = Array.from({ length: 230 }, (_, i) => `id-${i}`)
  const requests: string[][] = []
  const call = (input: InputFor<'members.exportMembers'>) => {
    requests.push([input.ids ?? []].flat())
    return Promise.resolve(createPart('x\r\n'))
  }
  await exportMembers(call, { ids }, () => {})
  expect(requests.map((some) => some.length)).toEqual([100, 100, 30])
  expect(requests.flat()).toEqual(ids)
})

it('returns no file when a part fails', async () => {
  const call = vi.fn(() => Promise.reject(new Error('network')))
  await expect(exportMembers(call, {}, () => {})).rejects.toThrow('network')
})
