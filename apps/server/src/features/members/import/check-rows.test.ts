import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { checkRows, listNamedProducts } from './check-rows.ts'
import { ImportFault } from './import-fault.ts'
import { listPositions, readColumns } from './layout.ts'
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
  const columns = readColumns(read, null)
  const positions = listPositions(columns)
  const rows = checkRows(read, positions, {
    products,
    known: new Set(known),
    now,
    time_zone: 'Europe/Lisbon',
  })
  return { rows, columns, encoding: read.encoding, named: listNamedProducts(read, positions) }
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
    expect(rows).toMatchObject([{ email: 'a@b.co', name: 'Jo Lind', action: 'add', problems: [] }])
  })

  it('reads every column, and names those that mean nothing', async () => {
    const head = 'email,name,language,timezone,products,joined_at,shoe size'
    const { rows, columns } = await check(
      `${head}\na@b.co,Jo Lind,PT_br,Europe/Lisbon,Gold | ${GOLD},2024-02-29,43\n`,
    )
    expect(rows[0]?.member).toEqual({
      email: 'a@b.co',
      name: 'Jo Lind',
      language: 'pt-BR',
      timezone: 'Europe/Lisbon',
      product_ids: [GOLD, GOLD],
      joined_at: '2024-02-29T00:00:00.000Z',
      attributes: {},
    })
    expect(columns.filter(({ field }) => field === null)).toMatchObject([{ heading: 'shoe size' }])
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

  it.each([
    ['dots', ['12.3.2024', '01.12.2023'], ['2024-03-12', '2023-12-01']],
    ['the year first', ['2024/3/12', '2023.12.01'], ['2024-03-12', '2023-12-01']],
    ['slashes, one of them after the twelfth', ['3/2/2024', '31/12/2019'], ['2024-02-03', '2019-12-31']],
    ['slashes and the month first', ['3/2/2024', '12/31/2019'], ['2024-03-02', '2019-12-31']],
    ['dashes and the year last', ['03-02-2024', '25-02-2024'], ['2024-02-03', '2024-02-25']],
    ['the same day and month', ['2/2/2024'], ['2024-02-02']],
    ['times', ['12.03.2024 9:05', '1.2.2024, 11:30 PM'], ['2024-03-12T09:05', '2024-02-01T23:30']],
  ])('reads dates with %s', async (_, dates, days) => {
    const lines = dates.map((date, n) => `m${n}@b.co;${date}`)
    const { rows } = await check(`email;joined_at\n${lines.join('\n')}`)
    expect(rows.map(({ member }) => member?.joined_at?.slice(0, days[0]?.length))).toEqual(days)
  })

  it.each([
    ['may be two days', ['3/4/2024', '5/6/2024']],
    ['contradict each other', ['13/4/2024', '4/13/2024']],
    ['are none', ['31.2.2024', '0.1.2024', '1.13.2024', '12.3.24', '12.3.2024 noon']],
  ])('refuses dates that %s', async (_, dates) => {
    const lines = dates.map((date, n) => `m${n}@b.co;${date}`)
    const { rows } = await check(`email;joined_at\n${lines.join('\n')}`)
    for (const row of rows) expect(row.problems).toEqual([{ column: 'joined_at', code: 'date_is_invalid' }])
  })

  it('counts the first of several rows with one address, and skips existing members', async () => {
    const { rows } = await check('email\na@b.co\nA@B.co\n\nhere@b.co\n', ['here@b.co'])
    expect(rows.map(({ row, action, problems }) => [row, action, problems])).toEqual([
      [2, 'add', []],
      [3, 'refused', [{ column: 'email', code: 'duplicate' }]],
      [5, 'known', []],
    ])
  })

  it('stores what looks like a formula as text, and removes control characters', async () => {
    const { rows } = await check('email,name\na@b.co,"=cmd|\' /C calc\'!A0"\nc@d.co,"Jo\u0000\u0007 Lind"\n')
    expect(rows.map(({ name }) => name)).toEqual(["=cmd|' /C calc'!A0", 'Jo Lind'])
  })

  it.each([
    [
      'Windows-1252',
      Buffer.from('email;name\r\na@b.co;J\u00fcrgen Gr\u00f6\u00df\r\n', 'latin1'),
      'windows-1252',
    ],
    [
      'UTF-16 LE with a mark',
      Buffer.from('\uFEFFemail\tname\na@b.co\tJ\u00fcrgen Gr\u00f6\u00df\n', 'utf16le'),
      'utf-16le',
    ],
    ['UTF-16 LE', Buffer.from('email,name\na@b.co,J\u00fcrgen Gr\u00f6\u00df\n', 'utf16le'), 'utf-16le'],
    [
      'UTF-16 BE',
      Buffer.from('\uFEFFemail,name\na@b.co,J\u00fcrgen Gr\u00f6\u00df\n', 'utf16le').swap16(),
      'utf-16be',
    ],
    ['UTF-8', Buffer.from('email,name\na@b.co,J\u00fcrgen Gr\u00f6\u00df\n'), 'utf-8'],
  ])('is read in %s', async (_, file, encoding) => {
    const { rows, encoding: found } = await check(file)
    expect(rows).toMatchObject([{ email: 'a@b.co', name: 'J\u00fcrgen Gr\u00f6\u00df', action: 'add' }])
    expect(found).toBe(encoding)
  })

  it.each([
    ['Email Address,First Name,Last Name', 'a@b.co,Jo,Lind'],
    ['E-Mail-Adresse;Vorname;Nachname', 'a@b.co;Jo;Lind'],
    ['EMAIL,FNAME,LNAME,MEMBER_RATING', 'a@b.co,Jo,Lind,2'],
    ['MERGE0,MERGE1,MERGE2', 'a@b.co,Jo,Lind'],
    ['Member,Email,Status', 'Jo Lind,a@b.co,Member'],
    [
      '\u0627\u0644\u0639\u0636\u0648,\u0627\u0644\u0628\u0631\u064a\u062f \u0627\u0644\u0625\u0644\u0643\u062a\u0631\u0648\u0646\u064a',
      'Jo Lind,a@b.co',
    ],
    ['Full name,Kontakt', 'Jo Lind,a@b.co'],
    ['sep=;\r\nemail;name', 'a@b.co;Jo Lind'],
    ['\r\n\r\n;;\r\nemail;name', 'a@b.co;Jo Lind'],
    ['Jo Lind,a@b.co', 'Jo Two,c@d.co'],
  ])('knows the columns of %j', async (headings, row) => {
    const { rows } = await check(`${headings}\r\n${row}\r\n`)
    const { email, action } = rows.at(-1) ?? {}
    expect({ email, action }).toEqual({ email: row.includes('c@d') ? 'c@d.co' : 'a@b.co', action: 'add' })
    expect(rows[0]?.name ?? '').toMatch(/^(Jo Lind)?$/)
  })

  it('reads a phone number and tags, and the day of joining in the zone of the app', async () => {
    const { rows } = await check('Email,Phone Number,Tags,Joined\na@b.co,+351 1,"vip, old",2024-07-01\n')
    expect(rows[0]?.member).toMatchObject({
      attributes: { phone: '+351 1', tags: 'vip, old' },
      joined_at: '2024-06-30T23:00:00.000Z',
    })
  })

  it('takes off the apostrophe of an export', async () => {
    const { rows } = await check(`Member,Email\r\n"'-5 kg",a@b.co\r\n`)
    expect(rows[0]?.name).toBe('-5 kg')
  })

  it('refuses only the row with a stray quote, by its line', async () => {
    const { rows } = await check('email,name\na@b.co,Anna "Ace" Lind\nc@d.co,Tom Reed\n')
    expect(rows).toMatchObject([
      { row: 2, email: 'a@b.co', action: 'refused', problems: [{ code: 'quote_misplaced' }] },
      { row: 3, email: 'c@d.co', name: 'Tom Reed', action: 'add' },
    ])
  })

  it('is refused as a whole where it cannot be one', async () => {
    expect(await getFault('')).toBe('empty')
    expect(await getFault('email,name\n')).toBe('empty')
    expect(await getFault(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0xc8]))).toBe('not_readable')
    expect(await getFault(Buffer.from([0xff, 0xfe, 0x00]))).toBe('not_utf8')
    expect(await getFault(`email\n${'a@b.co\n'.repeat(20_001)}`)).toBe('too_many_rows')
    expect((await check(`email\n${'a@b.co\n'.repeat(20_000)}`)).rows).toHaveLength(20_000)
  })
})
