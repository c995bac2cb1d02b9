import type { ModerationRules } from '@foyer/contract/messaging/report-shapes'
import { useT } from '@foyer/i18n/react'
import { Notice, SelectField, TextArea } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useAppCall } from '#platform/api.ts'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { useStudioApp } from '../../apps/index.ts'
import { moderationRulesQuery } from '../queries.ts'
import styles from './rules.module.css'

const MAX_GUIDELINES = 5000
const THRESHOLDS = [null, 2, 3, 5] as const

/** When reports hide a message by themselves, and what members read when they report one. */
export function RulesForm({ rules }: { readonly rules: ModerationRules }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const can_change = useStudioApp().abilities.update
  const form = useForm<ModerationRules>({
    draft_key: `moderation-rules-${slug}`,
    saved: rules,
    validate: () => ({}),
    save: async (values) => {
      const changed = await call('messaging.updateModerationRules', values)
      cache.setQueryData(moderationRulesQuery(slug).queryKey, changed)
      toasts.add({ text: t('common.saved') })
    },
  })
  const { values } = form
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const nameOf = (threshold: ModerationRules['auto_hide_reports']): string =>
    threshold === null
      ? t('studio_moderation.rules.never')
      : t('studio_moderation.rules.reports', { count: threshold })
  return (
    <form className={styles.form} {...form.props}>
      {leave_dialog}
      {!can_change && <Notice icon={<Lock />}>{t('studio_moderation.rules.not_yours')}</Notice>}
      <SelectField
        label={t('studio_moderation.rules.auto_hide')}
        help={t('studio_moderation.rules.auto_hide_help')}
        value={String(values.auto_hide_reports)}
        choices={THRESHOLDS.map((threshold) => ({ value: String(threshold), label: nameOf(threshold) }))}
        disabled={!can_change}
        onChange={({ target }) => {
          const chosen = THRESHOLDS.find((threshold) => String(threshold) === target.value)
          if (chosen !== undefined) form.set('auto_hide_reports', chosen)
        }}
      />
      <TextArea
        label={t('studio_moderation.rules.guidelines')}
        help={t('studio_moderation.rules.guidelines_help')}
        value={values.guidelines}
        rows={10}
        maxLength={MAX_GUIDELINES}
        disabled={!can_change}
        onChange={({ target }) => form.set('guidelines', target.value)}
      />
      {can_change && <SaveBar form={form} />}
    </form>
  )
}
