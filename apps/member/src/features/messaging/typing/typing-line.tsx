import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import type { TypingPerson } from './typing-people.ts'
import styles from './typing.module.css'

/** People named at most. */
const MAX_NAMES = 3

/** Who is writing, in a line whose place is always there. Screen readers are not interrupted by it. */
export function TypingLine({ people }: { people: readonly TypingPerson[] }): ReactNode {
  const t = useT()
  const format = useFormat()
  const personName = usePersonName()
  const count = people.length
  const names = format.list(people.slice(0, MAX_NAMES).map(({ name }) => personName(name)))
  return (
    <p className={styles.line}>
      {count > 0 && (
        <>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className={styles.words} dir="auto">
            {count > MAX_NAMES ? t('messages.typing_many') : t('messages.typing', { count, names })}
          </span>
        </>
      )}
    </p>
  )
}
