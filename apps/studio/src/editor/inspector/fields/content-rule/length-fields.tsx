import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { useT } from '@foyer/i18n/react'
import { NumberTextField } from '#platform/parts/number-text-field.tsx'
import { ANY_TYPE, lengthUnitOf, toSeconds, UNIT_SECONDS } from './rule.ts'

type LengthFieldsProps = {
  readonly rule: ContentRule
  readonly onChange: (duration: ContentRule['duration']) => void
}

/** The shortest and the longest length that a rule lists, in weeks for programs and in minutes elsewhere. */
export function LengthFields({ rule, onChange }: LengthFieldsProps) {
  const t = useT()
  const unit = lengthUnitOf(rule)
  const help = rule.content_type === ANY_TYPE ? t('content_rule.length_of_any') : undefined
  return (
    <>
      {(['min', 'max'] as const).map((bound) => {
        const seconds = rule.duration[`${bound}_seconds`]
        return (
          <NumberTextField
            key={`${bound} ${rule.content_type}`}
            label={t(`content_rule.${bound}_length.${unit}`)}
            help={bound === 'max' ? help : undefined}
            min={0}
            decimals={0}
            is_nullable
            value={seconds === null ? null : seconds / UNIT_SECONDS[unit]}
            onChange={(count) => onChange({ ...rule.duration, [`${bound}_seconds`]: toSeconds(count, unit) })}
          />
        )
      })}
    </>
  )
}
