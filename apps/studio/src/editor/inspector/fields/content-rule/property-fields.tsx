import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { useT } from '@foyer/i18n/react'
import { Button, SelectField } from '@foyer/ui'
import { useState } from 'react'
import { ValuesField } from '#platform/parts/values-field.tsx'
import { listAttributeFields, listValues, maxValuesOf, withValues } from './rule.ts'
import type { RuleFields } from './use-rule-values.ts'

/** The longest value of a rule. */
const MAX_LENGTH = 200

type PropertyFieldsProps = {
  readonly rule: ContentRule
  /** The values that published pages have. */
  readonly fields: RuleFields
  readonly onChange: (rule: ContentRule) => void
}

/** Equipment, muscles and the app's own attributes, each by the values that published pages have. */
export function PropertyFields({ rule, fields, onChange }: PropertyFieldsProps) {
  const t = useT()
  const [added, setAdded] = useState<readonly string[]>([])
  const shown = [...new Set([...listAttributeFields(rule), ...added])]
  const offered = fields.filter(({ field, name }) => name !== null && !shown.includes(field))
  const valuesFor = (field: string) => ({
    values: listValues(rule, field),
    known: fields.find((one) => one.field === field)?.values ?? [],
    max: maxValuesOf(rule, field),
    max_length: MAX_LENGTH,
    onChange: (values: string[]) => onChange(withValues(rule, field, values)),
  })
  const nameOf = (field: string): string =>
    fields.find((one) => one.field === field)?.name ??
    (fields.length === 0 ? field : t('content_rule.deleted_attribute'))
  return (
    <>
      {(['equipment', 'muscle'] as const).map((field) => (
        <ValuesField key={field} label={t(`content_rule.${field}`)} {...valuesFor(field)} />
      ))}
      {shown.map((field) => (
        <ValuesField
          key={field}
          label={t('content_rule.attribute_is', { name: nameOf(field) })}
          {...valuesFor(field)}
          end={
            <Button
              kind="text"
              size="small"
              onClick={() => {
                setAdded(added.filter((one) => one !== field))
                onChange(withValues(rule, field, []))
              }}
            >
              {t('content_rule.remove_attribute')}
            </Button>
          }
        />
      ))}
      {offered.length > 0 && (
        <SelectField
          label={t('content_rule.attribute')}
          value=""
          choices={[
            { value: '', label: t('content_rule.add_attribute') },
            ...offered.map(({ field, name }) => ({ value: field, label: name ?? field })),
          ]}
          onChange={({ target }) => target.value !== '' && setAdded([...added, target.value])}
        />
      )}
    </>
  )
}
