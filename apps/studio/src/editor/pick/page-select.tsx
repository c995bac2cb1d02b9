import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { TreeNode } from '../types.ts'
import { PageIcon } from './page-icon.tsx'
import { PageSearch } from './page-search.tsx'
import styles from './pick.module.css'

export type PageSelectProps = {
  readonly label: string
  readonly value: string | null
  /** The selected page; undefined while it loads or when it was deleted. */
  readonly page: TreeNode | undefined
  readonly search: (term: string) => Promise<readonly TreeNode[]>
  readonly onChange: (page_id: string | null, page: TreeNode | null) => void
  readonly is_optional?: boolean
  /** What is said while it is empty; otherwise that a page is to be chosen. */
  readonly empty_text?: string | undefined
  readonly help?: string | undefined
  readonly error?: string | undefined
}

/** A field for one page of the app, selected from a searchable list. */
export function PageSelect(props: PageSelectProps) {
  const { label, value, page, search, onChange, is_optional = false, empty_text, help, error } = props
  const t = useT()
  const id = useId()
  const [is_open, setOpen] = useState(false)
  const selected_text =
    page?.title ?? (value === null ? (empty_text ?? t('editor.pick.choose_page')) : t('editor.field.gone'))
  const selectPage = (chosen: TreeNode | null): void => {
    setOpen(false)
    onChange(chosen?.page_id ?? null, chosen)
  }
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Button
        kind="outline"
        is_wide
        className={styles.select}
        aria-labelledby={`${id} ${id}-value`}
        aria-describedby={error ? `${id}-error` : undefined}
        icon={page && <PageIcon content_type={page.content_type} />}
        icon_end={<ChevronsUpDown />}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`} className={styles.words} data-empty={value === null}>
          {selected_text}
        </span>
      </Button>
      {help && <p className={styles.help}>{help}</p>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <Dialog
        is_open={is_open}
        onOpenChange={setOpen}
        title={label}
        close_label={t('common.close')}
        width={520}
        actions={
          is_optional &&
          value !== null && (
            <Button kind="ghost" onClick={() => selectPage(null)}>
              {t('editor.pick.no_page')}
            </Button>
          )
        }
      >
        {is_open && <PageSearch search={search} chosen={value} onChoose={selectPage} />}
      </Dialog>
    </div>
  )
}
