import { newItem, type ListField } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useEditorServices, type EditorServices } from '../../services.tsx'
import { useFieldList } from '../field-list-context.ts'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'
import { getItemKey, moveItem, replaceItem, getItemText } from '../list-items.ts'
import { ItemRow } from '../item-row.tsx'
import { copyListItem } from '../copy-list-item.ts'

type Item = Readonly<Record<string, unknown>>
const newId = (): string => crypto.randomUUID()

const PageBrowser = lazy(async () => ({
  default: (await import('../../browse/page-browser.tsx')).PageBrowser,
}))

/** A list of items of one shape: each can be opened, moved, copied and removed. */
export function ListInput({ field, value, onChange, label, help, error, errors }: FieldProps<ListField>) {
  const t = useT()
  const FieldList = useFieldList()
  const { pages } = useEditorServices()
  const items: Item[] = Array.isArray(value) ? value : []
  const [open, setOpen] = useState<string | null>(null)
  const getItemName = (item: Item, at: number): string =>
    pageTitle(pages, item) ?? getItemText(item) ?? t('editor.field.item', { label, number: at + 1 })
  const [is_browsing, setBrowsing] = useState(false)
  const picked_type = getPickedType(field)
  const addPages = (page_ids: readonly string[]): void => {
    setBrowsing(false)
    const added = page_ids.map((page_id) => ({ ...newItem(field, newId), [field.picks ?? '']: page_id }))
    onChange([...items, ...added])
  }
  const add = (): void => {
    if (picked_type !== null) {
      setBrowsing(true)
      return
    }
    const item = newItem(field, newId)
    onChange([...items, item])
    setOpen(getItemKey(item, items.length))
  }
  const duplicate = (at: number): void => {
    const original = items[at]
    if (original)
      onChange([...items.slice(0, at + 1), copyListItem(field, original, newId), ...items.slice(at + 1)])
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>
        {label}
        <span className={styles.count}>
          {t('editor.field.counter', { count: items.length, max: field.max })}
        </span>
      </legend>
      <ul className={styles.items}>
        {items.map((item, at) => {
          const key = getItemKey(item, at)
          const name = getItemName(item, at)
          const inner = getItemErrors(errors, at)
          return (
            <ItemRow
              key={key}
              name={name}
              place={at}
              count={items.length}
              max={field.max}
              is_open={open === key}
              is_faulty={Object.keys(inner).length > 0}
              onToggle={() => setOpen(open === key ? null : key)}
              onMove={(to) => onChange(moveItem(items, at, to))}
              onDuplicate={() => duplicate(at)}
              onRemove={() => onChange(items.filter((_, place) => place !== at))}
            >
              <FieldList
                fields={field.fields}
                values={item}
                defaults={field.item}
                errors={inner}
                onChange={(prop, next) => onChange(replaceItem(items, at, { ...item, [prop]: next }))}
              />
            </ItemRow>
          )
        })}
        <li>
          <Button kind="text" size="small" icon={<Plus />} disabled={items.length >= field.max} onClick={add}>
            {t(field.add)}
          </Button>
        </li>
      </ul>
      {picked_type !== null && is_browsing && (
        <Suspense>
          <PageBrowser
            content_type={picked_type}
            title={t(field.add)}
            max={field.max - items.length}
            onAdd={addPages}
            onClose={() => setBrowsing(false)}
          />
        </Suspense>
      )}
      {help && <p className={styles.help}>{help}</p>}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}

/** Returns the type of the pages by which items are added; null for lists of other things. */
function getPickedType({ picks, fields }: ListField): string | null {
  const picked = picks === undefined ? undefined : fields[picks]
  return picked?.kind === 'page' ? (picked.content_types?.[0] ?? null) : null
}

/** Returns the title of the page that an item refers to. */
function pageTitle(pages: EditorServices['pages'], item: Item): string | null {
  const id = Object.entries(item).find(([name]) => name.endsWith('page_id'))?.[1]
  return pages.find((page) => page.page_id === id)?.title ?? null
}

function getItemErrors(errors: Readonly<Record<string, string>>, at: number): Record<string, string> {
  const prefix = `${at}.`
  const inner = Object.entries(errors).filter(([path]) => path.startsWith(prefix))
  return Object.fromEntries(inner.map(([path, message]) => [path.slice(prefix.length), message]))
}
