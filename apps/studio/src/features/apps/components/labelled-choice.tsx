import { useT } from '@foyer/i18n/react'
import { Segmented, type SegmentedProps } from '@foyer/ui'
import type { AppTheme } from '@foyer/domain/theme'
import styles from './labelled-choice.module.css'

/** A segmented choice with a label. */
export function LabelledChoice<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <div>
      <p className={styles.label}>{props.label}</p>
      <Segmented {...props} />
    </div>
  )
}

type Mode = AppTheme['default_color_mode']
type ModeChoiceProps = { readonly value: Mode; readonly onChange: (mode: Mode) => void }

/** Light, dark, or as each member's device is. */
export function ModeChoice(props: ModeChoiceProps) {
  const t = useT()
  return (
    <LabelledChoice
      label={t('studio_apps.theme.mode')}
      choices={[
        { value: 'light', label: t('studio_apps.theme.light') },
        { value: 'dark', label: t('studio_apps.theme.dark') },
        { value: 'auto', label: t('studio_apps.theme.system') },
      ]}
      {...props}
    />
  )
}
