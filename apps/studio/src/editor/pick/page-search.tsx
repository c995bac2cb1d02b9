import { useT } from '@foyer/i18n/react'
import { SearchField, Spinner } from '@foyer/ui'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { TreeNode } from '../types.ts'
import { PageIcon } from './page-icon.tsx'
import styles from './pick.module.css'

type PageSearchProps = {
  readonly search: (term: string) => Promise<readonly TreeNode[]>
  readonly chosen: string | null
  readonly onChoose: (page: TreeNode) => void
}

const DEBOUNCE_MS = 180

/** How many pages a search returns; there may be more. */
const PAGE_COUNT = 30

/** A search box over the pages of the app. Arrow keys go through what was found, Enter takes it. */
export function PageSearch({ search, chosen, onChoose }: PageSearchProps) {
  const t = useT()
  const [term, setTerm] = useState('')
  const [found, setFound] = useState<readonly TreeNode[] | null>(null)
  const [has_failed, setFailed] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    let is_current = true
    const timer = setTimeout(
      () => {
        search(term).then(
          (pages) => {
            if (!is_current) return
            setFound(pages)
            setFailed(false)
          },
          () => is_current && setFailed(true),
        )
      },
      term === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      is_current = false
      clearTimeout(timer)
    }
  }, [search, term])

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const active_index = rows.findIndex((row) => row === document.activeElement)
    rows[event.key === 'ArrowDown' ? active_index + 1 : Math.max(active_index - 1, 0)]?.focus()
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the focus among its buttons
    <div className={styles.search} onKeyDown={handleKeyDown}>
      <SearchField
        label={t('editor.pick.search_pages')}
        clear_label={t('common.clear')}
        value={term}
        onSearch={setTerm}
      />
      <output className={styles.status}>
        {has_failed && t('editor.pick.search_failed')}
        {!has_failed && found?.length === 0 && t('common.search_no_results')}
        {!has_failed &&
          found !== null &&
          found.length >= PAGE_COUNT &&
          t('editor.pick.more_pages', { count: found.length })}
        {!has_failed && found === null && <Spinner label={t('common.loading')} />}
      </output>
      <ul ref={list} className={styles.results}>
        {found?.map((page) => (
          <li key={page.page_id}>
            <button type="button" className={styles.result} onClick={() => onChoose(page)}>
              <PageIcon content_type={page.content_type} />
              <span className={styles.title} dir="auto">
                {page.title}
              </span>
              <span className={styles.path}>{page.path}</span>
              {page.page_id === chosen && <Check aria-label={t('editor.pick.chosen')} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
