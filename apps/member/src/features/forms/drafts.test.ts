import { describe, expect, it } from 'vitest'
import { memoryRecords } from '../../platform/storage/memory-records.ts'
import { createDrafts } from './drafts.ts'
import type { Answers } from './drafts.ts'

/** The drafts of one tab; `leave` opens another tab on the same device. */
function aTab(records = memoryRecords<Answers>()) {
  const tabEntries = new Map<string, string>()
  const tab = {
    get: (key: string) => tabEntries.get(key) ?? null,
    set: (key: string, value: string) => void tabEntries.set(key, value),
    remove: (key: string) => void tabEntries.delete(key),
  }
  return { drafts: createDrafts({ records, tabStorage: tab }), tabEntries, another: () => aTab(records) }
}

const of = (member_id: string | null, form_id = 'intake') => ({ app_id: 'kiln', form_id, member_id })
const typed = { name: 'Dana' }

describe('what is typed into a form', () => {
  it('is available to the same member in another tab, and to nobody else', async () => {
    const { drafts, another } = aTab()
    await drafts.write(of('dana'), typed)
    const other = another().drafts
    expect(await other.read(of('dana'))).toEqual(typed)
    expect(await other.read(of('eli'))).toBeNull()
    expect(await other.read(of(null))).toBeNull()
    expect(await other.read(of('dana', 'exit'))).toBeNull()
  })

  it('by a guest stays in the tab and passes to the member who signs in there', async () => {
    const { drafts, another } = aTab()
    await drafts.write(of(null), typed)
    expect(await drafts.read(of(null))).toEqual(typed)
    expect(await another().drafts.read(of('dana'))).toBeNull()
    expect(await drafts.read(of('dana'))).toEqual(typed)
    expect(await drafts.read(of(null))).toBeNull()
    expect(await another().drafts.read(of('dana'))).toEqual(typed)
  })

  it('is removed once submitted and once the member signs out', async () => {
    const { drafts } = aTab()
    await drafts.write(of('dana'), typed)
    await drafts.write(of('dana'), null)
    expect(await drafts.read(of('dana'))).toBeNull()
    await drafts.write(of('dana'), typed)
    await drafts.clear()
    expect(await drafts.read(of('dana'))).toBeNull()
  })

  it.each(['{', '[]', '"x"', 'null', '{"name":3}'])('is not made of %s', async (text) => {
    const { drafts, tabEntries } = aTab()
    tabEntries.set('foyer.form.kiln.intake', text)
    expect(Object.values((await drafts.read(of(null))) ?? {})).toEqual([])
  })
})
