import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Table, type TableColumn } from './index.ts'

type Member = { id: string; name: string; progress: number }
const rows: Member[] = [
  { id: 'g', name: 'Grace', progress: 46 },
  { id: 'j', name: 'Jonas', progress: 42 },
]
const columns: TableColumn<Member>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, is_sortable: true, is_row_header: true },
  { id: 'progress', header: 'Progress', cell: (row) => `${row.progress}%`, align: 'end', is_sortable: true },
]
const base = { label: 'Members', columns, rows, rowKey: (row: Member) => row.id }

describe('Table', () => {
  it('names its rows and its columns', () => {
    const html = render(<Table {...base} />)
    expect(html).toMatch(/<th [^>]*scope="row">Grace/)
    expect(html.match(/scope="col"/g)).toHaveLength(2)
    expect(html).not.toContain('aria-sort')
  })

  it('exposes the column by which it is sorted', () => {
    const html = render(
      <Table {...base} sort={{ column: 'name', direction: 'descending' }} onSort={() => {}} />,
    )
    expect(html.match(/aria-sort="descending"/g)).toHaveLength(1)
    expect(html.match(/aria-sort="none"/g)).toHaveLength(1)
  })

  it('gives every row a named checkbox', () => {
    const selection = {
      selected: new Set(['j']),
      onChange: () => {},
      all_label: 'All members',
      rowLabel: (row: Member) => `Choose ${row.name}`,
    }
    const html = render(<Table {...base} selection={selection} />)
    expect(html).toContain('aria-label="All members"')
    expect(html).toMatch(/aria-label="Choose Jonas" checked/)
    expect(html.match(/data-selected="true"/g)).toHaveLength(1)
  })
})
