import { MAX_PAGE_TAGS } from '@foyer/contract/rules/max-page-tags'
import { useT } from '@foyer/i18n/react'
import { Chip } from '@foyer/ui'
import { ComboField } from '@foyer/ui/combo-field'
import { hasTerm } from '#platform/parts/values-field.tsx'
import type { EditorServices } from '../../../services.tsx'
import styles from '../../inspector.module.css'

type RuleTagsProps = {
  readonly label: string
  readonly tags: EditorServices['tags']
  readonly chosen: readonly string[]
  readonly onChange: (ids: string[]) => void
}

/** Tags that a rule asks for, each to be removed; further ones are found by name, up to the most that a rule can have. */
export function RuleTags({ label, tags, chosen, onChange }: RuleTagsProps) {
  const t = useT()
  const is_full = chosen.length >= MAX_PAGE_TAGS
  const nameOf = (id: string): string =>
    tags.find((tag) => tag.id === id)?.name ?? t('content_rule.deleted_tag')
  return (
    <div className={styles.group}>
      <ComboField
        label={label}
        help={is_full ? t('content_rule.tags_full', { count: MAX_PAGE_TAGS }) : undefined}
        options={tags.filter(({ id }) => !chosen.includes(id)).map(({ id, name }) => ({ id, label: name }))}
        isMatch={hasTerm}
        toggle_label={t('content_rule.show_tags')}
        is_disabled={is_full}
        onChoose={(id) => !is_full && onChange([...chosen, id])}
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
