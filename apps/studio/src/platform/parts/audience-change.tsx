import { useFormat, useT } from '@foyer/i18n/react'
import { UserMinus, UserPlus } from 'lucide-react'
import styles from './audience-change.module.css'

type AudienceChangeProps = {
  readonly kind: 'gains' | 'loses'
  /** In a sentence: how many they are. */
  readonly text: string
  readonly count: number
  /** Some of them. */
  readonly names: readonly string[]
}

/** How many members gain or lose access, with some of their names. */
export function AudienceChange({ kind, text, count, names }: AudienceChangeProps) {
  const t = useT()
  const format = useFormat()
  const other_count = count - names.length
  const Icon = kind === 'gains' ? UserPlus : UserMinus
  const named_text = other_count > 0 ? [...names, t('studio.people.others', { count: other_count })] : names
  return (
    <div className={styles.who} data-kind={count > 0 ? kind : undefined}>
      <Icon aria-hidden="true" />
      <div>
        <p className={styles.text}>{text}</p>
        {count > 0 && names.length > 0 && <p className={styles.names}>{format.list([...named_text])}</p>}
      </div>
    </div>
  )
}
