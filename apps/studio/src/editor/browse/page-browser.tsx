import { useT } from '@foyer/i18n/react'
import { Button, SearchField, Spinner } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { ListFilter, Plus, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import styles from './browse.module.css'
import { FacetFilters } from './facet-filters.tsx'
import { PageCard, Picture } from './page-card.tsx'
import { usePageBrowser, type PageBrowserState } from './use-page-browser.ts'

type PageBrowserProps = {
  readonly content_type: string
  readonly title: string
  /** How many pages can be added at most. */
  readonly max: number
  readonly onAdd: (page_ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Pages of one type to choose from, several at once, in the order in which they are chosen. */
export function PageBrowser({ content_type, title, max, onAdd, onClose }: PageBrowserProps) {
  const t = useT()
  const state = usePageBrowser(content_type, max)
  const [has_filters, setFilters] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const { term, result, chosen } = state
  const add = (): void => {
    if (chosen.length > 0) onAdd(chosen.map(({ page }) => page.page_id))
  }
  const can_create = term.trim() !== '' && result !== null
  const createButton = (
    <Button
      kind="outline"
      size="small"
      icon={<Plus />}
      is_busy={state.is_creating}
      onClick={() => void state.create()}
    >
      {t('editor.browse.create', { title: term.trim() })}
    </Button>
  )
  return (
    <Dialog is_open onOpenChange={(is_open) => !is_open && onClose()} title={title} look="bare" width={1064}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the focus among its buttons */}
      <div className={styles.browser} onKeyDown={(event) => moveFocus(event, grid.current)}>
        <div className={styles.head}>
          <SearchField
            className={styles.search}
            label={t('editor.browse.search')}
            clear_label={t('common.clear')}
            value={term}
            onSearch={state.setTerm}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to search in it
            autoFocus
            onKeyDown={(event) => {
              const [first] = result?.items ?? []
              if (event.key === 'Escape' && term !== '') {
                event.stopPropagation()
                state.setTerm('')
              }
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (chosen.length > 0) add()
              else if (first) state.toggle(first)
            }}
          />
          <output className={styles.status}>
            {state.has_failed && t('editor.pick.search_failed')}
            {!state.has_failed &&
              result &&
              t('editor.browse.found', { count: result.match_count, total: result.total_count })}
          </output>
          {can_create && <span className={styles.createTop}>{createButton}</span>}
          <button
            type="button"
            className={styles.filterButton}
            aria-expanded={has_filters}
            onClick={() => setFilters(!has_filters)}
          >
            <ListFilter aria-hidden="true" />
            {t('editor.browse.filters', { count: state.filters.length })}
          </button>
          <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </div>
        <div className={styles.columns} data-filters={has_filters || undefined}>
          <FacetFilters content_type={content_type} state={state} />
          <div ref={grid} className={styles.results}>
            {result === null && !state.has_failed && <Spinner label={t('common.loading')} />}
            <Results state={state} />
            {can_create && result.items.length === 0 && (
              <div className={styles.none}>
                <p>{t('editor.browse.none', { term: term.trim() })}</p>
                {createButton}
              </div>
            )}
          </div>
        </div>
        <div className={styles.foot}>
          <ol className={styles.chosen} aria-label={t('editor.browse.chosen')}>
            {chosen.map((item) => (
              <li key={item.page.page_id} title={item.page.title}>
                <Picture page={item.page} image={item.page.cover} asset={item.page.cover_asset} />
              </li>
            ))}
          </ol>
          <span className={styles.keys} aria-hidden="true">
            <kbd>↑↓←→</kbd> {t('editor.browse.key_move')} <kbd>X</kbd> {t('editor.browse.key_choose')}{' '}
            <kbd>↵</kbd> {t('editor.browse.key_add')}
          </span>
          <Button kind="ink" disabled={chosen.length === 0} onClick={add}>
            {t('editor.browse.add', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  )

  /** Arrows go through the cards; Enter adds what is chosen, or the card that has the focus. */
  function moveFocus(event: KeyboardEvent, root: HTMLElement | null): void {
    const cards = [...(root?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])]
    const at = cards.findIndex((card) => card === document.activeElement)
    const is_search = event.target instanceof HTMLInputElement && event.target.type === 'search'
    if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      if (chosen.length > 0) add()
      else cards[at]?.click()
      return
    }
    if (at < 0 && !(is_search && event.key === 'ArrowDown')) return
    const next = findNextCard(event.key, cards, at)
    if (next === null) return
    event.preventDefault()
    next.focus()
  }
}

/** The card in the direction of an arrow, by its place on the screen: groups have rows of their own. */
function findNextCard(key: string, cards: readonly HTMLElement[], at: number): HTMLElement | null {
  const current = cards[at]
  if (!current) return cards[0] ?? null
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return cards[at + (key === forward ? 1 : -1)] ?? null
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const { top, left } = current.getBoundingClientRect()
  const others = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (key === 'ArrowDown' ? box.top > top + 4 : box.top < top - 4))
  const distance = ({ box }: (typeof others)[number]): number =>
    Math.abs(box.top - top) * 10 + Math.abs(box.left - left)
  return others.toSorted((a, b) => distance(a) - distance(b))[0]?.card ?? null
}

function Results({ state }: { readonly state: PageBrowserState }) {
  const t = useT()
  const { result, chosen, term, toggle } = state
  if (!result) return null
  const groups = (['match', 'related'] as const).map((group) => ({
    group,
    items: result.items.filter((item) => item.group === group),
  }))
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ group, items }) => (
      <section key={group} className={styles.group}>
        <h3>
          {t(
            group === 'related'
              ? 'editor.browse.related'
              : term === ''
                ? 'editor.browse.all'
                : 'editor.browse.matches',
          )}
        </h3>
        <div className={styles.cards}>
          {items.map((item) => (
            <PageCard
              key={item.page.page_id}
              item={item}
              term={term}
              number={chosen.findIndex(({ page }) => page.page_id === item.page.page_id) + 1}
              onToggle={() => toggle(item)}
            />
          ))}
        </div>
      </section>
    ))
}
