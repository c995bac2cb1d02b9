import { pageTypeDefinitions } from '@foyer/content/definitions'
import { pageTraits, PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import { templateCategories, type StartingDraft } from '@foyer/content/ready-made'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, SearchField, SelectField, TextField, VisuallyHidden } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { X } from 'lucide-react'
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react'
import { formatError } from '#platform/problem.ts'
import { filterEntries } from '../picker/filter-entries.ts'
import { moveFocus } from '../picker/move-focus.ts'
import { PatternMenu } from '../patterns/pattern-menu.tsx'
import { PageThumbnail } from '../picker/thumbnail.tsx'
import styles from './template-gallery.module.css'
import { useTemplates, type TemplateEntry } from './use-templates.ts'

/** The page to create; without a draft it starts as pages of its type do. */
export type NewPage = {
  readonly content_type: string
  readonly title: string
  readonly draft?: StartingDraft
}

type TemplateGalleryProps = {
  readonly title: string
  readonly onClose: () => void
  /** Creates the page. Throws `ApiError` with the reason where it is refused. */
  readonly onCreate: (page: NewPage) => Promise<void>
}

const MAX_TITLE = 200
const categories = [null, ...templateCategories, 'own'] as const
type Category = (typeof categories)[number]

/** Whole pages to start with, in the owner's theme, and the name of the new page. */
export function TemplateGallery({ title, onClose, onCreate }: TemplateGalleryProps) {
  const t = useT()
  const { entries, media, files, error: load_error, reload } = useTemplates()
  const [term, setTerm] = useState('')
  const [category, setCategory] = useState<Category>(null)
  const [chosen_id, setChosen] = useState<string | null>(null)
  const [type, setType] = useState<string>(PLAIN_PAGE_TYPE)
  const [name, setName] = useState('')
  const [is_missing, setMissing] = useState(false)
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const gallery = useRef<HTMLDivElement>(null)
  const has_drawings = useDeferredValue(true, false)
  const isIn = (one: Category) => (entry: TemplateEntry) => one === null || entry.category === one
  const found = term.trim() === '' ? entries.filter(isIn(category)) : filterEntries(entries, term)
  const is_failed = category === 'own' && load_error !== null
  const chosen = entries.find(({ id }) => id === chosen_id)
  const shown_types = Object.values(pageTypeDefinitions).filter(
    (one) => !pageTraits(one.type).is_overlay_only,
  )

  const create = async (entry: TemplateEntry | undefined): Promise<void> => {
    const page_title = name.trim() === '' ? (entry?.name ?? '') : name
    setMissing(page_title === '')
    if (page_title === '' || is_busy) return
    setBusy(true)
    setError(null)
    try {
      await onCreate({
        title: page_title,
        content_type: entry?.content_type ?? type,
        ...(entry ? { draft: entry.draft } : {}),
      })
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    // Keys in a menu or dialog above the gallery arrive here too, since React passes them to its parents.
    if (event.defaultPrevented || !(event.target instanceof Node && gallery.current?.contains(event.target)))
      return
    const is_input = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    const is_search = event.target instanceof HTMLInputElement && event.target.type === 'search'
    const moves = is_input ? is_search && event.key === 'ArrowDown' : event.key.startsWith('Arrow')
    if (moves && moveFocus(gallery.current, event.key)) event.preventDefault()
  }
  return (
    <Dialog is_open onOpenChange={(is_open) => !is_open && onClose()} title={title} look="bare" width={1152}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the focus among its buttons */}
      <div ref={gallery} className={styles.gallery} onKeyDown={handleKeyDown}>
        <div className={styles.head}>
          <strong aria-hidden="true">{title}</strong>
          <SearchField
            className={styles.search}
            label={t('editor.templates.search', { count: entries.length })}
            clear_label={t('common.clear')}
            value={term}
            onSearch={setTerm}
          />
          <Button kind="outline" aria-pressed={!chosen} onClick={() => setChosen(null)}>
            {t('editor.templates.blank')}
          </Button>
          <button type="button" className={styles.close} onClick={onClose}>
            <X aria-hidden="true" />
            <VisuallyHidden>{t('common.close')}</VisuallyHidden>
          </button>
        </div>
        <fieldset className={styles.categories} aria-label={t('editor.templates.categories')}>
          {categories
            .filter((one) => one !== 'own' || load_error !== null || entries.some(isIn('own')))
            .map((one) => (
              <button
                key={one ?? 'all'}
                type="button"
                className={styles.category}
                aria-pressed={one === category}
                onClick={() => setCategory(one)}
              >
                {one === null
                  ? t('editor.templates.all')
                  : one === 'own'
                    ? t('editor.templates.own')
                    : t(`editor.templates.category_${one}`)}
                <span>{entries.filter(isIn(one)).length}</span>
              </button>
            ))}
        </fieldset>
        <div className={styles.results}>
          {is_failed && (
            <Notice tone="danger" role="alert">
              {t('editor.templates.load_failed')}{' '}
              <Button kind="outline" size="small" onClick={reload}>
                {t('common.retry')}
              </Button>
            </Notice>
          )}
          <ul className={styles.cards} aria-label={t('editor.templates.list')}>
            {found.map((entry, at) => (
              <li key={entry.id} className={styles.item}>
                <button
                  type="button"
                  data-card
                  aria-pressed={entry.id === chosen_id}
                  tabIndex={entry.id === chosen_id || (!chosen && at === 0) ? 0 : -1}
                  className={styles.card}
                  onFocus={() => setChosen(entry.id)}
                  onClick={() => setChosen(entry.id)}
                  onDoubleClick={() => void create(entry)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    void create(entry)
                  }}
                >
                  {has_drawings ? (
                    <PageThumbnail
                      content_type={entry.content_type}
                      title={entry.name}
                      draft={entry.draft}
                      media={media}
                      files={files}
                    />
                  ) : (
                    <span className={styles.waiting} />
                  )}
                  <span className={styles.name}>{entry.name}</span>
                  <VisuallyHidden> </VisuallyHidden>
                  <span className={styles.about}>{entry.about}</span>
                </button>
                {entry.pattern && (
                  <span className={styles.tools}>
                    <PatternMenu pattern={entry.pattern} onChanged={reload} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <output className={styles.none}>
            {found.length === 0 && !is_failed && t('common.search_no_results')}
          </output>
        </div>
        <aside
          className={styles.aside}
          aria-label={t('editor.templates.preview', { name: chosen?.name ?? t('editor.templates.blank') })}
        >
          {chosen && (
            <div className={styles.phone}>
              <PageThumbnail
                key={chosen.id}
                content_type={chosen.content_type}
                title={name.trim() === '' ? chosen.name : name}
                draft={chosen.draft}
                media={media}
                files={files}
                size="phone"
              />
            </div>
          )}
          <p className={styles.chosen}>
            <strong>{chosen?.name ?? t('editor.templates.blank')}</strong>
            <span>{chosen?.about ?? t('editor.templates.blank_about')}</span>
          </p>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void create(chosen)
            }}
          >
            {!chosen && (
              <SelectField
                label={t('editor.pages.new_type')}
                choices={shown_types.map((one) => ({ value: one.type, label: t(one.picker.label) }))}
                value={type}
                onChange={(event) => setType(event.target.value)}
              />
            )}
            <TextField
              label={t('editor.pages.new_title')}
              value={name}
              maxLength={MAX_TITLE}
              placeholder={chosen?.name}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to name a page
              autoFocus
              error={is_missing ? t('editor.errors.required') : undefined}
              onChange={(event) => {
                setName(event.target.value)
                setMissing(false)
              }}
            />
            {error !== null && (
              <Notice tone="danger" role="alert">
                {formatError(t, error)}
              </Notice>
            )}
            <Button kind="ink" type="submit" is_busy={is_busy}>
              {t('editor.pages.create')}
            </Button>
          </form>
        </aside>
      </div>
    </Dialog>
  )
}
