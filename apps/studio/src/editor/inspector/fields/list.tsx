import { newItem, type ListField } from '@foyer/content/definitions'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PageThumb } from '../../pick/page-thumb.tsx'
import { useEditorServices } from '../../services.tsx'
import { copyListItem } from '../copy-list-item.ts'
import type { ListInputProps } from '../field-props.ts'
import { getNestedErrors } from '../field-rules.ts'
import styles from '../inspector.module.css'
import { ItemList, type ItemRow } from '../item-list.tsx'
import { findItemPage, getItemName, summarizeItem } from '../item-texts.ts'
import { toItems } from '../levels.ts'
import { listItemKeys, moveItem } from '../list-items.ts'
import { useLevels } from '../use-levels.ts'
import { toGroups } from '../../workout/to-groups.ts'

const newId = (): string => crypto.randomUUID()

const PageBrowser = lazy(async () => ({
  default: (await import('../../browse/page-browser.tsx')).PageBrowser,
}))
const WorkoutBuilder = lazy(async () => ({
  default: (await import('../../workout/workout-builder.tsx')).WorkoutBuilder,
}))

/** A list of items of one shape; the fields of an item are a level of their own. */
export function ListInput(props: ListInputProps) {
  const groups = props.field.layout === 'workout_groups' ? toGroups(props.value) : null
  if (!groups) return <ItemRows {...props} />
  return (
    <Suspense>
      <WorkoutBuilder {...props} groups={groups} />
    </Suspense>
  )
}

/** The items as rows. */
function ItemRows({ field, prop, value, onChange, label, help, error, errors }: ListInputProps) {
  const t = useT()
  const format = useFormat()
  const levels = useLevels()
  const { app, pages } = useEditorServices()
  const items = toItems(value)
  const keys = listItemKeys(items)
  const [is_browsing, setBrowsing] = useState(false)
  const picked_type = getPickedType(field)
  const rows = items.map((item, at): ItemRow => {
    const name = getItemName(t, pages, { item, at, label })
    const page = findItemPage(pages, item)
    return {
      key: keys[at] ?? `${at}`,
      name,
      summary: summarizeItem(t, format, field, item, name),
      picture: page && <PageThumb page={page} brand={app.theme.primary_color} />,
      is_faulty: Object.keys(getNestedErrors(errors, `${at}`)).length > 0,
    }
  })
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
    const added = [...items, newItem(field, newId)]
    onChange(added)
    levels.open([...levels.path, { prop, key: listItemKeys(added).at(-1) ?? '' }], 'added')
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
      {rows.length > 0 && (
        <ItemList
          label={label}
          rows={rows}
          is_full={items.length >= field.max}
          focused={levels.left?.prop === prop ? levels.left.key : null}
          onOpen={(key) => levels.open([...levels.path, { prop, key }])}
          onMove={(from, to) => onChange(moveItem(items, from, to))}
          onDuplicate={duplicate}
          onRemove={(at) => onChange(items.filter((_, place) => place !== at))}
        />
      )}
      <Button
        kind="outline"
        size="small"
        className={styles.add}
        icon={<Plus />}
        disabled={items.length >= field.max}
        onClick={add}
      >
        {t(field.add)}
      </Button>
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
