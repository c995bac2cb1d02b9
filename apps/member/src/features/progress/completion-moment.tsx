import { useT } from '@foyer/i18n/react'
import { Button, ProgressSegments } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useProblemWords } from '../../platform/problem-words.ts'
import { useToast } from '../../platform/toasts.ts'
import styles from './completion-moment.module.css'
import { useProgress } from './use-progress.ts'

type MomentProps = { page_id: string; page_title: string; close: () => void }

/** The moment after a page is done: once, short, with how far the course is and the way on. */
export function CompletionMoment({ page_id, page_title, close }: MomentProps): ReactNode {
  const t = useT()
  const { sequence, course_title, next_page_id } = useProgress(page_id)
  const openPage = useOpenPage()
  const total = sequence.length
  const done = sequence.filter((step) => step.is_completed).length
  const far = t('progress.moment.of', { done, total, title: course_title ?? '' })
  useEffect(() => {
    navigator.vibrate?.(20)
  }, [])
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('progress.moment.title')}
      is_title_hidden
      close_label={t('common.close')}
    >
      <div className={styles.plate} aria-hidden="true">
        {RINGS.map((size) => (
          <span key={size} className={styles.ring} style={{ '--size': `${size}rem` } as CSSProperties} />
        ))}
        {BARS.map(({ angle, away }) => (
          <span
            key={angle}
            className={styles.bar}
            style={{ '--angle': `${angle}deg`, '--away': `${away}px` } as CSSProperties}
          />
        ))}
        <span className={styles.disc}>
          <Check />
        </span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{t('progress.moment.title')}</h3>
        <p className={styles.text}>
          {total === 0
            ? page_title
            : done === total
              ? t('progress.moment.all', { title: course_title ?? '' })
              : far}
        </p>
        {total > 0 && (
          <div className={styles.progress}>
            <ProgressSegments
              label={course_title ?? page_title}
              value_text={far}
              value={done}
              max={total}
              parts={total}
            />
          </div>
        )}
      </div>
      <Button
        is_wide
        onClick={() => {
          close()
          if (next_page_id !== null) void openPage(next_page_id)
        }}
      >
        {next_page_id === null ? t('common.done') : t('progress.moment.next')}
      </Button>
    </Sheet>
  )
}

/** Diameters of the rings around the plate, in rem. */
const RINGS = [9.5, 13, 17, 21.5]

/** 26 short bars around the plate, at fixed places so that the picture is always the same. */
const BARS = Array.from({ length: 26 }, (_, n) => ({
  angle: Math.round((n * 360) / 26),
  away: 84 + ((n * 37) % 70),
}))

function useOpenPage(): (page_id: string) => Promise<void> {
  const { api, location } = usePlatform()
  const toast = useToast()
  const words = useProblemWords()
  return async (page_id) => {
    try {
      const { path } = await api('pages.getPagePath', { id: page_id })
      location.navigate(path)
    } catch (error) {
      toast({ text: words(error), tone: 'danger' })
    }
  }
}
