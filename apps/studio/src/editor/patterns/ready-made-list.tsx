import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { filterEntries } from '../picker/filter-entries.ts'
import { useEditorServices } from '../services.tsx'
import { PatternCards } from './pattern-cards.tsx'
import styles from './patterns.module.css'
import type { PatternEntry } from './ready-made.ts'
import { sectionCategories, type SectionCategory } from '@foyer/content/ready-made'

const NO_ASSETS = {}

type ReadyMadeListProps = {
  readonly patterns: readonly PatternEntry[]
  readonly term: string
  readonly onChoose: (pattern: PatternEntry) => void
}

/** The ready-made sections, filled with what the app has, by kind. */
export function ReadyMadeList({ patterns, term, onChoose }: ReadyMadeListProps) {
  const t = useT()
  const { app } = useEditorServices()
  const [category, setCategory] = useState<SectionCategory | null>(null)
  const isShown = (one: SectionCategory | null) => (pattern: PatternEntry) =>
    one === null || pattern.category === one
  // A search goes through all of them.
  const found = term.trim() === '' ? patterns.filter(isShown(category)) : filterEntries(patterns, term)
  return (
    <div className={styles.columns}>
      <fieldset className={styles.categories} aria-label={t('editor.patterns.categories')}>
        {[null, ...sectionCategories].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={styles.category}
            aria-pressed={one === category}
            onClick={() => setCategory(one)}
          >
            {t(one ? `editor.patterns.category_${one}` : 'editor.patterns.all')}
            <span>{patterns.filter(isShown(one)).length}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles.results}>
        <p className={styles.filled}>{t('editor.patterns.filled', { name: app.name })}</p>
        <PatternCards found={found} media={NO_ASSETS} files={NO_ASSETS} onChoose={onChoose} />
      </div>
    </div>
  )
}
