import { Copy, Lock, MoreHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Menu } from '../menu/index.ts'
import { Popover } from '../popover/index.ts'
import { Sheet } from '../sheet/index.ts'
import { Table, type Selection, type TableSort } from '../table/index.ts'
import { Tabs } from '../tabs/index.ts'
import { createToastQueue, ToastRegion } from '../toast/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import styles from './styles.module.css'

const queue = createToastQueue()

const MEMBERS = [
  { id: 'grace', name: 'Grace Whitlock', product: 'Team', progress: 46 },
  { id: 'jonas', name: 'Jonas Weber', product: 'Membership', progress: 42 },
]

/** What floats above the page: sheet, dialog, menu, popover, tooltip, toast. They take the theme of the document. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'sheet' | 'dialog' | 'alert' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.line}>
      <Button kind="outline" onClick={() => setOpen('sheet')}>
        Open sheet
      </Button>
      <Button kind="outline" onClick={() => setOpen('dialog')}>
        Open dialog
      </Button>
      <Menu
        label="Block"
        trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
        entries={[
          { id: 'duplicate', label: 'Duplicate', icon: <Copy />, keys: '⌘D' },
          { id: 'access', label: 'Access', icon: <Lock />, keys: 'L' },
          'line',
          { id: 'delete', label: 'Delete', icon: <Trash2 />, keys: '⌫', tone: 'danger' },
        ]}
        onAction={(id) => queue.add({ text: `Chosen: ${id}` })}
      />
      <Popover label="Filter" trigger={<Button kind="outline">Open popover</Button>}>
        {(closed) => <Button onClick={closed}>Done</Button>}
      </Popover>
      <Tooltip
        text="Duplicate"
        keys="⌘D"
        trigger={<IconButton kind="outline" label="Duplicate" icon={<Copy />} />}
      />
      <Button
        kind="outline"
        onClick={() =>
          queue.add({
            text: 'Failed to mark complete',
            tone: 'danger',
            action: { label: 'Retry', onAction: close },
          })
        }
      >
        Show toast
      </Button>
      <Sheet
        is_open={open === 'sheet'}
        onOpenChange={close}
        title="Kiln All-in"
        close_label="Close"
        footer={
          <Button is_wide onClick={close}>
            Start free trial
          </Button>
        }
      >
        Every program, and a line to Maren.
      </Sheet>
      <Dialog
        is_open={open === 'dialog'}
        onOpenChange={close}
        title="Publish 3 pages?"
        close_label="Close"
        actions={
          <>
            <Button kind="ghost" onClick={close}>
              Not yet
            </Button>
            <Button onClick={close}>Publish</Button>
          </>
        }
      >
        86 members will see the change at once. Undo is one click.
      </Dialog>
      <ToastRegion queue={queue} close_label="Close" />
    </div>
  )
}

/** Tabs and a table, as the studio shows them. */
export function ViewSamples({ name }: { readonly name: string }) {
  const [tab, setTab] = useState<'everyone' | 'quiet'>('everyone')
  const [selected, setSelected] = useState<Selection>(new Set(['jonas']))
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const rows = MEMBERS.toSorted(
    (a, b) => a.name.localeCompare(b.name) * (sort.direction === 'ascending' ? 1 : -1),
  )
  const table = (
    <Table
      label={`Members, ${name}`}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={setSort}
      selection={{ selected, onChange: setSelected, all_label: 'All members', rowLabel: (row) => row.name }}
      columns={[
        { id: 'name', header: 'Name', cell: (row) => row.name, is_sortable: true, is_row_header: true },
        { id: 'product', header: 'Product', cell: (row) => row.product },
        { id: 'progress', header: 'Progress', cell: (row) => `${row.progress}%`, align: 'end' },
      ]}
    />
  )
  return (
    <Tabs
      label={`Views, ${name}`}
      selected={tab}
      onChange={setTab}
      tabs={[
        { id: 'everyone', label: 'Everyone', count: 86, content: table },
        {
          id: 'quiet',
          label: 'Going quiet',
          count: 11,
          content: 'Eleven members have not been here for two weeks.',
        },
      ]}
    />
  )
}
