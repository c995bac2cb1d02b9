import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aServer } from '#test/harness.ts'
import { personalData } from '#platform/personal-data.ts'

describe('personal data', () => {
  it('is declared for every table that names a user or a subscriber', async () => {
    const api = await aServer()
    const { rows } = await sql<{ table_name: string }>`
      select distinct table_name::text from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'subscriber_id')
      order by 1
    `.execute(api.database.control)
    const declared = new Set<string>(api.services.need(personalData).map(({ table }) => table))
    expect(rows.map((row) => row.table_name).filter((name) => !declared.has(name))).toEqual([])
  })

  it('has a different file name for each part', async () => {
    const api = await aServer()
    const files = api.services.need(personalData).flatMap(({ file }) => file ?? [])
    expect(new Set(files).size).toBe(files.length)
  })
})
