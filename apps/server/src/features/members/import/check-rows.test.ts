import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { checkRows, parseLayout, listNamedProducts } from './check-rows.ts'
import { ImportFault } from './import-fault.ts'
import { readMemberFile } from './read-file.ts'

const now = new Date('2026-11-23T09:00:00Z')
const GOLD = '01900000-0000-7000-8000-000000000001'
const products = new Map([
  ['gold', GOLD],
  [GOLD, GOLD],
  ['base camp, 12 weeks', GOLD],
  ['twice', null],
])

/** The dry run of a text, its bytes coming in small pieces. */
async function check(file: string | Buffer, known: readonly string[] = []) {
  const bytes = Buffer.from(file)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) =>
    bytes.subarray(7 * at, 7 * at + 7),
  )
  const read = await readMemberFile(Readable.from(pieces))
  const layout = parseLayout(read.headings)
  const rows = checkRows(read, layout, { products, known: new Set(known), now })
  return { rows, layout, named: listNamedProducts(read, layout) }
}

const getFault = (file: string | Buffer) =>
  check(file).then(
    () => null,
    (error: unknown) => (error instanceof ImportFault ? error.code : error),
  )

describe('a file of members', () => {
  it.each([
    ['commas', 'email,name\na@b.co,Jo Lind\n'],
    ['semicolons', 'email;name\na@b.co;Jo Lind\n'],
    ['tabs', 'email\tname\na@b.co\tJo Lind\n'],
    ['a byte order mark', '\uFEFFemail,name\na@b.co,Jo Lind\n'],
    ['line breaks of Windows', 'email,name\r\na@b.co,Jo Lind\r\n'],
    ['line breaks of old', 'email,name\ra@b.co,Jo Lind\r'],
    ['quotes', '"email","name"\n"a@b.co","Jo Lind"'],
    ['other headings and order', 'Name, E-Mail ,EMAIL\nJo Lind,x,a@b.co\n'],
    ['no break at its end', 'email,name\na@b.co,Jo Lind'],
  ])('may come with %s', async (_, file) => {
    const { rows } = await check(file)
    expect(rows).toMatchObject([{ row: 1, email: 'a@b.co', name: 'Jo Lind', action: 'add', problems: [] }])
  })

  it('reads every column, and names those that mean nothing', async () => {
    const head = 'email,name,language,timezone,products,joined_at,shoe size'
    const { rows, layout } = await check(
      `${head}\na@b.co,Jo Lind,PT_br,Europe/Lisbon,Gold | ${GOLD},2024-02-29,43\n`,
    )
    expect(rows[0]?.member).toEqual({
      email: 'a@b.co',
      name: 'Jo Lind',
      language: 'pt-BR',
      timezone: 'Europe/Lisbon',
      product_ids: [GOLD, GOLD],
      joined_at: '2024-02-29T00:00:00.000Z',
    })
    expect(layout.ignored).toEqual(['shoe size'])
  })

  it('treats a title that contains the separator of titles as one', async () => {
    const { rows, named } = await check('email,products\na@b.co,"Base Camp, 12 weeks"\n')
    expect(rows[0]?.member?.product_ids).toEqual([GOLD])
    expect(named).toContain('base camp, 12 weeks')
  })

  it.each([
    ['name', 'name,email\n,nobody', 'email', 'email_invalid'],
    ['no address', 'name,email\nJo Lind,', 'email', 'required'],
    ['a short name', 'name,email\nJo,a@b.co', 'name', 'name_too_short'],
    ['10 KB of a name', `name,email\n${'x'.repeat(10_240)},a@b.co`, 'name', 'name_too_long'],
    ['a language of its own', 'email,language\na@b.co,tlh', 'language', 'unknown_language'],
    ['a zone of its own', 'email,timezone\na@b.co,Mars/Olympus', 'timezone', 'unknown_time_zone'],
    ['a product that is none', 'email,products\na@b.co,Silver', 'products', 'unknown_product'],
    ['a title of two', 'email,products\na@b.co,Twice', 'products', 'product_ambiguous'],
    ['a day that is none', 'email,joined_at\na@b.co,2023-02-29', 'joined_at', 'date_is_invalid'],
    ['a day in words', 'email,joined_at\na@b.co,last May', 'joined_at', 'date_is_invalid'],
    ['a day to come', 'email,joined_at\na@b.co,2027-01-01', 'joined_at', 'date_out_of_range'],
  ])('refuses a row with %s and says why', async (_, file, column, code) => {
    const { rows } = await check(file)
    expect(rows).toMatchObject([{ action: 'refused', member: null, problems: [{ column, code }] }])
  })

  it('counts the first of several rows with one address, and skips existing members', async () => {
    const { rows } = await check('email\na@b.co\nA@B.co\n\nhere@b.co\n', ['here@b.co'])
    expect(rows.map(({ row, action, problems }) => [row, action, problems])).toEqual([
      [1, 'add', []],
      [2, 'refused', [{ column: 'email', code: 'duplicate' }]],
      [4, 'known', []],
    ])
  })

  it('stores what looks like a formula as text, and removes control characters', async () => {
    const { rows } = await check('email,name\na@b.co,"=cmd|\' /C calc\'!A0"\nc@d.co,"Jo\u0000\u0007 Lind"\n')
    expect(rows.map(({ name }) => name)).toEqual(["=cmd|' /C calc'!A0", 'Jo Lind'])
  })

  it('is refused as a whole where it cannot be one', async () => {
    expect(await getFault('')).toBe('empty')
    expect(await getFault('email,name\n')).toBe('empty')
    expect(await getFault('name,phone\nJo,1\n')).toBe('no_email_column')
    expect(await getFault('email,name\na@b.co,"Jo\n')).toBe('not_readable')
    expect(await getFault(Buffer.from([0x65, 0x6d, 0x61, 0x69, 0x6c, 0x0a, 0xc3, 0x28, 0x0a]))).toBe(
      'not_utf8',
    )
    expect(await getFault(Buffer.concat([Buffer.from('email\na@b.co'), Buffer.from([0xc3])]))).toBe(
      'not_utf8',
    )
    expect(await getFault(`email\n${'a@b.co\n'.repeat(20_001)}`)).toBe('too_many_rows')
    expect((await check(`email\n${'a@b.co\n'.repeat(20_000)}`)).rows).toHaveLength(20_000)
  })
})
