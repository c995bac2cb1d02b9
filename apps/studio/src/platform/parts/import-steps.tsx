import { useT } from '@foyer/i18n/react'
import { Check } from 'lucide-react'
import styles from './import-page.module.css'

/** The steps of an import, those behind one ticked; `at` counts from zero. */
export function ImportSteps({ steps, at }: { readonly steps: readonly string[]; readonly at: number }) {
  const t = useT()
  return (
    <ol
      className={styles.steps}
      aria-label={t('common.step_of', { step: Math.min(at + 1, steps.length), total: steps.length })}
    >
      {steps.map((step, i) => (
        <li
          key={step}
          className={styles.step}
          data-state={i < at ? 'done' : i === at ? 'now' : 'open'}
          aria-current={i === at ? 'step' : undefined}
        >
          <span className={styles.number}>{i < at ? <Check aria-hidden="true" /> : i + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  )
}
