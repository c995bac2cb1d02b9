import type { PagesField } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { Plus, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { PageIcon } from '../../pick/page-icon.tsx'
import { PageSearch } from '../../pick/page-search.tsx'
import { useEditorServices } from '../../services.tsx'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'
import { MoveButtons } from '../move-buttons.tsx'
import { moveItem } from '../list-items.ts'

/** Several pages in an order. */
export function PagesInput({ field, value, onChange, label, help, error }: FieldProps<PagesField>) {
  const t = useT()
  const { pages, searchPages } = useEditorServices()
  const [is_open, setOpen] = useState(false)
  const { content_types, max } = field
  const search = useCallback(
    (term: string) => searchPages(term, content_types ?? []),
    [searchPages, content_types],
  )
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  const getPageTitle = (id: string): string =>
    pages.find((page) => page.page_id === id)?.title ?? t('editor.field.gone')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>
        {label}
        <span className={styles.count}>{t('editor.field.counter', { count: ids.length, max })}</span>
      </legend>
      <ul className={styles.items}>
        {ids.map((id, at) => (
          <li key={id} className={styles.line}>
            <PageIcon content_type={pages.find((page) => page.page_id === id)?.content_type ?? ''} />
            <span className={styles.lineTitle}>{getPageTitle(id)}</span>
            <MoveButtons
              name={getPageTitle(id)}
              place={at}
              count={ids.length}
              onMove={(to) => onChange(moveItem(ids, at, to))}
            />
            <IconButton
              size="small"
              icon={<X />}
              label={t('editor.field.remove', { name: getPageTitle(id) })}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            />
          </li>
        ))}
        <li>
          <Button
            kind="text"
            size="small"
            icon={<Plus />}
            disabled={ids.length >= max}
            onClick={() => setOpen(true)}
          >
            {t('editor.field.add_page')}
          </Button>
        </li>
      </ul>
      {help && <p className={styles.help}>{help}</p>}
      {error && <p className={styles.error}>{error}</p>}
      <Dialog
        is_open={is_open}
        onOpenChange={setOpen}
        title={label}
        close_label={t('common.close')}
        width={520}
      >
        {is_open && (
          <PageSearch
            search={search}
            chosen={null}
            onChoose={(page) => {
              setOpen(false)
              if (!ids.includes(page.page_id)) onChange([...ids, page.page_id])
            }}
          />
        )}
      </Dialog>
    </fieldset>
  )
}
