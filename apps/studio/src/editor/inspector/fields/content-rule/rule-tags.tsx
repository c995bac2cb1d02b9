import { useT } from '@foyer/i18n/react'
import { Chip, SelectField } from '@foyer/ui'
import type { EditorServices } from '../../../services.tsx'
import styles from '../../inspector.module.css'

type RuleTagsProps = {
  readonly label: string
  readonly tags: EditorServices['tags']
  readonly chosen: readonly string[]
  readonly onChange: (ids: string[]) => void
}

/** Tags that a rule asks for, each to be removed; further ones are added by name. */
export function RuleTags({ label, tags, chosen, onChange }: RuleTagsProps) {
  const t = useT()
  const nameOf = (id: string): string =>
    tags.find((tag) => tag.id === id)?.name ?? t('content_rule.deleted_tag')
  return (
    <div className={styles.group}>
      <SelectField
        label={label}
        value=""
        choices={[
          { value: '', label: t('content_rule.add_tag') },
          ...tags
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => target.value !== '' && onChange([...chosen, target.value])}
      />
      {chosen.length > 0 && (
        <span className={styles.rule_tags}>
          {chosen.map((id) => (
            <Chip
              key={id}
              remove_label={t('content_rule.remove_tag', { name: nameOf(id) })}
              onRemove={() => onChange(chosen.filter((one) => one !== id))}
            >
              {nameOf(id)}
            </Chip>
          ))}
        </span>
      )}
    </div>
  )
}
