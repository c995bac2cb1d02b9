import type { ReactNode } from 'react'
import { ThreadView } from './thread-view.tsx'

/** The comments of a page, below it. */
export function ThreadPane({ thread_id }: { thread_id: string }): ReactNode {
  return <ThreadView thread_id={thread_id} layout="page" />
}
