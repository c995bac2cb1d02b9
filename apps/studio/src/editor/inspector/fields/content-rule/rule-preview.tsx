import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import styles from '../../inspector.module.css'
import { useRulePreview } from './use-rule-preview.ts'

/** So many of the found titles are named. */
const MAX_TITLES = 3

type RulePreviewProps = {
  readonly rule: ContentRule
  /** The rule depends on the member too, which the count leaves out. */
  readonly differs: boolean
}

/** How many published pages a rule finds now, and the first of them. */
export function RulePreview({ rule, differs }: RulePreviewProps) {
  const t = useT()
  const { found, error, is_loading, retry } = useRulePreview(rule)
  if (error !== null) {
    return (
      <Notice tone="danger" role="alert">
        {t('content_rule.failed')}
        <Button kind="text" size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      </Notice>
    )
  }
  const titles = found?.items.slice(0, MAX_TITLES).map(({ title }) => title) ?? []
  return (
    <output className={styles.rule_found} aria-busy={is_loading}>
      <strong>
        {found ? t('content_rule.found', { count: found.total_count }) : t('content_rule.loading')}
      </strong>
      {titles.length > 0 && (
        <span dir="auto">
          {titles.join(' · ')}
          {found && found.total_count > titles.length && ' …'}
        </span>
      )}
      {differs && <span>{t('content_rule.differs')}</span>}
      {found?.total_count === 0 && !differs && <span>{t('content_rule.none')}</span>}
    </output>
  )
}
