import { useT } from '@foyer/i18n/react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './comments-row.module.css'
import { usePages } from '../pages-context.ts'

/** The page's comments below its content; the thread loads when the member comes near it. */
export function CommentsRow({ thread_id }: { thread_id: string }): ReactNode {
  const t = useT()
  const { chat: Comments } = usePages().slots.panes
  const ref = useRef<HTMLElement>(null)
  const [is_visible, setVisible] = useState(false)
  useEffect(() => {
    const section = ref.current
    if (!section || is_visible) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setVisible(true),
      { rootMargin: '400px' },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [is_visible])
  if (!Comments) return null
  return (
    <section ref={ref} className={styles.comments} aria-labelledby="comments">
      <h2 id="comments" className={styles.title}>
        {t('page.comments.title')}
      </h2>
      {is_visible && <Comments thread_id={thread_id} />}
    </section>
  )
}
