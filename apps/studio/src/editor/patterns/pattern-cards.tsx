import { useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import type { ReactNode } from 'react'
import type { StudioPage } from '../types.ts'
import { BlocksThumbnail } from '../picker/thumbnail.tsx'
import styles from './patterns.module.css'
import type { PatternEntry } from './ready-made.ts'

type PatternCardsProps = {
  readonly found: readonly PatternEntry[]
  readonly media: StudioPage['media']
  readonly files: StudioPage['files']
  readonly onChoose: (pattern: PatternEntry) => void
  /** What can be done with one, beside its name. */
  readonly renderTools?: (pattern: PatternEntry) => ReactNode
}

/** Patterns as they will look on the page, in columns. */
export function PatternCards({ found, media, files, onChoose, renderTools }: PatternCardsProps) {
  const t = useT()
  if (found.length === 0) return <output className={styles.none}>{t('common.search_no_results')}</output>
  return (
    <ul className={styles.cards}>
      {found.map((pattern) => (
        <li key={pattern.id} className={styles.item}>
          <button type="button" data-card className={styles.card} onClick={() => onChoose(pattern)}>
            <BlocksThumbnail blocks={pattern.blocks} media={media} files={files} />
            <span className={styles.name}>{pattern.name}</span>
            <VisuallyHidden> </VisuallyHidden>
            <span className={styles.about}>{pattern.about}</span>
          </button>
          {renderTools && <span className={styles.tools}>{renderTools(pattern)}</span>}
        </li>
      ))}
    </ul>
  )
}
