import { useT } from '@foyer/i18n/react'
import { Avatar } from '@foyer/ui'
import styles from './block-picker.module.css'

/** A talk below a page, as an example. */
export function StaticComments() {
  const t = useT()
  const comments = [
    ['Ines Duarte', t('editor.example.comment_1')],
    ['Tom Achterberg', t('editor.example.comment_2')],
  ] as const
  return (
    <span className={styles.talk}>
      {comments.map(([name, text]) => (
        <span key={name} className={styles.said}>
          <Avatar name={name} size={44} />
          <span>{text}</span>
        </span>
      ))}
    </span>
  )
}
