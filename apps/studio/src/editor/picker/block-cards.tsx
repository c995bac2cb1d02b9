import type { BlockCategory } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { Button, VisuallyHidden } from '@foyer/ui'
import { useDeferredValue, useRef, type CSSProperties, type ReactNode } from 'react'
import { useEditorServices } from '../services.tsx'
import styles from './block-picker.module.css'
import type { BlockEntry } from './filter-entries.ts'
import { blockCategories, listVariants } from './offered-blocks.ts'
import { BlockThumbnail } from './thumbnail.tsx'

type BlockCardsProps = {
  readonly found: readonly BlockEntry[]
  /** Whether the best match comes first, in one group; otherwise the groups of the picker. */
  readonly is_ranked: boolean
  /** Types that were added last. */
  readonly recent: readonly BlockEntry[]
  readonly shown: BlockEntry | undefined
  readonly variants: Readonly<Record<string, string>>
  readonly onShow: (type: string) => void
  readonly onVariant: (type: string, value: string) => void
  readonly onChoose: (type: string, stays_open: boolean) => void
}

/** So long a pointer rests on a card before its preview is shown, so that others on its way do not show theirs. */
const REST_MS = 140

/** All blocks in groups, and the one in focus large beside them. */
export function BlockCards(props: BlockCardsProps) {
  const { found, is_ranked, recent, shown, onShow, onChoose } = props
  const t = useT()
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The search answers before 20 views are drawn.
  const has_drawings = useDeferredValue(true, false)
  const renderCard = ({ type, name, about }: BlockEntry): ReactNode => (
    <button
      key={type}
      type="button"
      data-card
      tabIndex={type === shown?.type ? 0 : -1}
      data-shown={type === shown?.type || undefined}
      className={styles.card}
      onClick={(event) => onChoose(type, event.shiftKey)}
      onFocus={() => onShow(type)}
      onPointerEnter={() => {
        clearTimeout(rest.current)
        rest.current = setTimeout(() => onShow(type), REST_MS)
      }}
      onPointerLeave={() => clearTimeout(rest.current)}
    >
      <BlockThumbnail type={type} is_drawn={has_drawings} />
      <span className={styles.name}>{name}</span>
      <VisuallyHidden> {about}</VisuallyHidden>
    </button>
  )
  const renderGroup = (category: BlockCategory): ReactNode => {
    const blocks = found.filter((block) => block.category === category)
    if (blocks.length === 0) return null
    const label = t(`editor.picker.category_${category}`)
    return (
      <section key={category} className={styles.group} style={spanCards(blocks.length)} aria-label={label}>
        <h3 className={styles.category}>
          {label} <span>{blocks.length}</span>
        </h3>
        <div className={styles.grid}>{blocks.map(renderCard)}</div>
      </section>
    )
  }
  return (
    <div className={styles.columns}>
      <div className={styles.results}>
        <div className={styles.groups}>
          {is_ranked ? (
            <div className={styles.ranked}>{found.map(renderCard)}</div>
          ) : (
            blockCategories.map(renderGroup)
          )}
          {recent.length > 0 && (
            <section className={styles.group} style={spanCards(3)} aria-label={t('editor.picker.recent')}>
              <h3 className={styles.category}>{t('editor.picker.recent')}</h3>
              <div className={styles.recent}>
                {recent.map(({ type, name }, at) => (
                  <button
                    key={type}
                    type="button"
                    className={styles.chip}
                    onClick={(event) => onChoose(type, event.shiftKey)}
                    onFocus={() => onShow(type)}
                  >
                    {name} <kbd aria-hidden="true">{at + 1}</kbd>
                  </button>
                ))}
              </div>
            </section>
          )}
        </div>
        <output className={styles.none}>{found.length === 0 && t('common.search_no_results')}</output>
      </div>
      {shown && <Preview {...props} shown={shown} />}
    </div>
  )
}

/** A group takes as many columns as it has cards. */
function spanCards(count: number): CSSProperties & { '--cards': number } {
  return { '--cards': count }
}

/** The block large, what it is for, and the looks that it can start with. */
function Preview({
  shown,
  variants,
  onVariant,
  onChoose,
}: Pick<BlockCardsProps, 'variants' | 'onVariant' | 'onChoose'> & { readonly shown: BlockEntry }) {
  const t = useT()
  const { app } = useEditorServices()
  const { type, name, about } = shown
  const looks = listVariants(type)
  const value = variants[type] ?? looks?.initial
  return (
    <aside className={styles.preview} aria-label={t('editor.picker.preview', { name })}>
      <BlockThumbnail
        key={type}
        type={type}
        size="large"
        is_drawn
        {...(looks && value !== undefined ? { variant: { [looks.prop]: value } } : {})}
      />
      <strong>{name}</strong>
      <p>{about}</p>
      {looks && (
        <fieldset className={styles.variants}>
          <legend>{t('editor.picker.starts_as')}</legend>
          {looks.options.map((option) => (
            <label key={option.value} className={styles.variant}>
              <input
                type="radio"
                name={`starts_as_${type}`}
                checked={option.value === value}
                onChange={() => onVariant(type, option.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') onChoose(type, event.shiftKey)
                }}
              />
              {t(option.label)}
            </label>
          ))}
        </fieldset>
      )}
      <Button kind="ink" onClick={(event) => onChoose(type, 'shiftKey' in event && event.shiftKey)}>
        {t('editor.picker.add', { name })}
      </Button>
      <p className={styles.theme}>{t('editor.picker.in_theme', { name: app.name })}</p>
    </aside>
  )
}
