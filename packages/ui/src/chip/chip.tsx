import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

export type ChipProps = {
  readonly children: ReactNode
  readonly icon?: ReactNode
  readonly tone?: 'neutral' | 'accent'
} & (
  | { readonly onPress?: undefined; readonly is_pressed?: undefined; readonly onRemove?: undefined }
  | { readonly onPress: () => void; readonly is_pressed: boolean; readonly onRemove?: undefined }
  | {
      readonly onPress?: undefined
      readonly is_pressed?: undefined
      readonly onRemove: () => void
      readonly remove_label: string
    }
)

/** A small rounded thing: a fact, a choice that can be pressed, or a filter that can be removed. */
export function Chip(props: ChipProps) {
  const { children, icon, tone = 'neutral' } = props
  if (props.onPress) {
    return (
      <button
        type="button"
        className={styles.chip}
        data-tone={tone}
        aria-pressed={props.is_pressed}
        onClick={props.onPress}
      >
        {icon}
        {children}
      </button>
    )
  }
  return (
    <span className={styles.chip} data-tone={props.onRemove ? 'accent' : tone}>
      {icon}
      {children}
      {props.onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={props.remove_label}
          onClick={props.onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
