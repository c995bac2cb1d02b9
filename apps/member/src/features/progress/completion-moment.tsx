import { useT } from '@foyer/i18n/react'
import { Button, ProgressSegments } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { Check } from 'lucide-react'
import { skipToken, useQuery } from '@tanstack/react-query'
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
  const next = useNextPage(next_page_id)
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
      close_place="art"
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
          void next?.open()
        }}
      >
        {next === null
          ? t('common.done')
          : next.title === null
            ? t('progress.moment.next')
            : t('progress.moment.next_title', { title: next.title })}
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

/** The way on: its title as soon as it is known, and what opens it. */
function useNextPage(page_id: string | null): { title: string | null; open: () => Promise<void> } | null {
  const { api, location } = usePlatform()
  const toast = useToast()
  const words = useProblemWords()
  const { data } = useQuery({
    queryKey: ['pages', 'path', page_id],
    queryFn: page_id === null ? skipToken : () => api('pages.getPagePath', { id: page_id }),
  })
  if (page_id === null) return null
  return {
    title: data?.title ?? null,
    open: async () => {
      try {
        const { path } = data ?? (await api('pages.getPagePath', { id: page_id }))
        location.navigate(path)
      } catch (error) {
        toast({ text: words(error), tone: 'danger' })
      }
    },
  }
}
