import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { usePages } from '../pages/index.ts'
import type { TrackedPage } from '../pages/index.ts'
import { CompletionCelebration } from './completion-celebration.tsx'
import { useBookmark, useCompletePage, useLeaveProgram, useStartProgram } from './use-progress-actions.ts'
import { useProgress, useRefetchOnSettled } from './use-progress.ts'

/** Synchronizes the member's progress on the current page to the page, and celebrates completions. */
export function PageMemberSync({ page }: { page: TrackedPage }): ReactNode {
  const { member } = usePages()
  const { page_id, page_title } = page
  const progress = useProgress(page_id)
  const completePage = useCompletePage()
  const startProgram = useStartProgram()
  const leaveProgram = useLeaveProgram()
  const bookmark = useBookmark()
  const [is_celebrating, setDone] = useState(false)
  const [is_starting, setStarting] = useState(false)
  useRefetchOnSettled()

  const setCompleted = useEffectEvent((is_completed: boolean) => {
    setDone(is_completed)
    void completePage(page, is_completed).then((is_taken) => {
      if (!is_taken) setDone(false)
    })
  })
  const toggleBookmark = useEffectEvent(() => void bookmark(page))
  const start = useEffectEvent(() => {
    setStarting(true)
    void startProgram(page).finally(() => setStarting(false))
  })
  const leave = useEffectEvent(() => {
    const { root_id, course_title } = progress
    void leaveProgram({ page_id: root_id ?? page_id, page_title: course_title ?? page_title })
  })

  useEffect(() => {
    const { is_completed, is_bookmarked, is_started, next_page_id, completed_page_ids, sequence } = progress
    member.set({
      page_id,
      is_completed,
      is_bookmarked,
      is_started,
      is_starting,
      next_page_id,
      completed_page_ids,
      sequence: sequence.map((step) => step.page_id),
      setCompleted: (is_completed_now) => setCompleted(is_completed_now),
      toggleBookmark: () => toggleBookmark(),
      start: () => start(),
      leave: () => leave(),
    })
  }, [member, page_id, progress, is_starting])
  useEffect(() => () => member.set(null), [member])

  return is_celebrating ? <CompletionCelebration page={page} close={() => setDone(false)} /> : null
}
