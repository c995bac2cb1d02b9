import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './choice-cards.module.css'

type ChoiceCardsProps<Value extends string> = {
  readonly label: string
  readonly note?: ReactNode
  readonly choices: ReadonlyArray<{
    readonly value: Value
    readonly title: string
    readonly meta?: string
    readonly picture: ReactNode
  }>
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly shape?: 'tall' | 'flat'
}

/** One of a few, each with a picture of what it means. Radio buttons underneath. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, note, choices, value, onChange, shape = 'tall' } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>
        <span>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      <div className={styles.cards} data-shape={shape}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.picture} aria-hidden="true">
              {choice.picture}
            </span>
            <span className={styles.words}>
              <span className={styles.title} dir="auto">
                {choice.title}
              </span>
              {choice.meta && <span className={styles.meta}>{choice.meta}</span>}
            </span>
            <span className={styles.tick} aria-hidden="true">
              <Check />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
