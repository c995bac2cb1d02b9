import { pageTraits } from '@foyer/content/traits'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, ProgressSegments } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { Check } from 'lucide-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { useToast } from '../../platform/toasts.ts'
import type { TrackedPage } from '../pages/index.ts'
import styles from './completion-celebration.module.css'
import { courseProgress } from './course-progress.ts'
import type { CourseProgress } from './course-progress.ts'
import { useProgress } from './use-progress.ts'

type CompletionCelebrationProps = { page: TrackedPage; close: () => void }

/** Celebrates a completed page once, with the progress of the course and the next page. */
export function CompletionCelebration({ page, close }: CompletionCelebrationProps): ReactNode {
  const t = useT()
  const { page_id, page_title, content_type } = page
  const course_progress = courseProgress(useProgress(page_id), page)
  const next = useNextPage(course_progress?.next_page_id ?? null)
  const title = t(
    pageTraits(content_type).is_reading ? 'progress.celebration.title_article' : 'progress.celebration.title',
  )
  useEffect(() => {
    navigator.vibrate?.(20)
  }, [])
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={title}
      is_title_hidden
      close_place="art"
      close_label={t('common.close')}
    >
      <div className={styles.plate} aria-hidden="true">
        {RINGS.map((size) => (
          <span key={size} className={styles.ring} style={{ '--size': `${size}rem` } as CSSProperties} />
        ))}
        {BARS.map(({ angle, distance }) => (
          <span
            key={angle}
            className={styles.bar}
            style={{ '--angle': `${angle}deg`, '--away': `${distance}px` } as CSSProperties}
          />
        ))}
        <span className={styles.disc}>
          <Check />
        </span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{course_progress ? formatProgress(t, course_progress) : page_title}</p>
        {course_progress && (
          <div className={styles.progress}>
            <ProgressSegments
              label={course_progress.title}
              value_text={t('progress.celebration.of', course_progress)}
              value={course_progress.done}
              max={course_progress.total}
              parts={course_progress.total}
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
            ? t('progress.celebration.next')
            : t('progress.celebration.next_title', { title: next.title })}
      </Button>
    </Sheet>
  )
}

function formatProgress(t: Translate, { title, done, total }: CourseProgress): string {
  if (done === total) return t('progress.celebration.all', { title })
  return t('progress.celebration.of_left', { done, total, title, left: total - done })
}

/** Diameters of the rings around the plate, in rem. */
const RINGS = [9.5, 13, 17, 21.5]

/** 26 short bars around the plate, at fixed places so that the picture is always the same. */
const BARS = Array.from({ length: 26 }, (_, n) => ({
  angle: Math.round((n * 360) / 26),
  distance: 84 + ((n * 37) % 70),
}))

/** The title of the next page, once known, and the function that opens it. */
function useNextPage(page_id: string | null): { title: string | null; open: () => Promise<void> } | null {
  const { api, location } = usePlatform()
  const toast = useToast()
  const formatError = useFormatError()
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
        toast({ text: formatError(error), tone: 'danger' })
      }
    },
  }
}
