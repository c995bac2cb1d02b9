import { pageTraits } from '@foyer/content/traits'
import type { TrackedPage } from '../pages/index.ts'
import type { Progress } from './page-progress.ts'

/** How far someone is in what a page is part of, and what comes next in it. */
export type CourseProgress = { title: string; done: number; total: number; next_page_id: string | null }

type ProgressInput = Pick<Progress, 'sequence' | 'course_title' | 'next_page_id' | 'completed_page_ids'>
type PageInput = Pick<TrackedPage, 'page_id' | 'content_type' | 'siblings' | 'series_title'>

/** The progress in the course that contains a page; a part of a series outside any course counts its series. */
export function courseProgress(progress: ProgressInput, page: PageInput): CourseProgress | null {
  const { sequence, course_title, next_page_id, completed_page_ids } = progress
  if (sequence.length > 0) {
    const done = sequence.filter((step) => step.is_completed).length
    return { title: course_title ?? '', done, total: sequence.length, next_page_id }
  }
  const { page_id, content_type, siblings, series_title } = page
  if (!pageTraits(content_type).is_series_part || series_title === null || siblings.length < 2) return null
  const index = siblings.indexOf(page_id)
  const rotated = [...siblings.slice(index + 1), ...siblings.slice(0, index)]
  return {
    title: series_title,
    done: siblings.filter((id) => completed_page_ids.has(id)).length,
    total: siblings.length,
    next_page_id: rotated.find((id) => !completed_page_ids.has(id)) ?? null,
  }
}
