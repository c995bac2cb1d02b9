import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button, Skeleton } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { FieldErrorList } from '#platform/parts/field-error-list.tsx'
import { AudienceChange } from '#platform/parts/audience-change.tsx'
import { hasFieldErrors } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { getAccessSetting, type Access } from '../access-change.ts'
import { accessPreviewQuery } from '../queries.ts'
import { useAccessTexts } from './use-access-texts.ts'
import styles from './access-dialogs.module.css'

type ConfirmAccessDialogProps = {
  readonly name: string
  readonly access: Access
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Shows who gains and who loses access, counted by the server, before a change is saved. */
export function ConfirmAccessDialog({ name, access, onCancel, onConfirm }: ConfirmAccessDialogProps) {
  const t = useT()
  const query = useQuery(accessPreviewQuery(useSlug(), access))
  const { formatSettingName } = useAccessTexts()
  return (
    <Dialog
      is_open
      role="alertdialog"
      width={520}
      onOpenChange={(is_open) => !is_open && onCancel()}
      title={t('studio_apps.access.confirm', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button disabled={!query.data} onClick={onConfirm}>
            {t('studio_apps.access.confirm_button')}
          </Button>
        </>
      }
    >
      {hasFieldErrors(query.error) ? (
        <FieldErrorList
          error={query.error}
          getFieldName={(path) => formatSettingName(getAccessSetting(path))}
        />
      ) : (
        <QueryBoundary
          query={query}
          content_name={t('studio_apps.access.effect')}
          skeleton={<Skeleton height="7rem" shape="control" />}
        >
          {(effect) => <AccessEffect effect={effect} />}
        </QueryBoundary>
      )}
    </Dialog>
  )
}

function AccessEffect({ effect }: { readonly effect: OutputFor<'apps.previewAppAccess'> }) {
  const t = useT()
  const { gains, loses, gaining, losing, waiting, open_pages } = effect
  const has_waiting_effect = waiting.effect !== 'same' && waiting.count > 0
  return (
    <div className={styles.effect}>
      <AudienceChange
        kind="loses"
        text={t('studio_apps.access.loses', { count: loses })}
        count={loses}
        names={losing}
      />
      <AudienceChange
        kind="gains"
        text={t('studio_apps.access.gains', { count: gains })}
        count={gains}
        names={gaining}
      />
      {has_waiting_effect && (
        <AudienceChange
          kind={waiting.effect === 'gains' ? 'gains' : 'loses'}
          text={t(`studio_apps.access.waiting_${waiting.effect === 'gains' ? 'gains' : 'loses'}`, {
            count: waiting.count,
          })}
          count={waiting.count}
          names={[]}
        />
      )}
      <p className={styles.line}>
        <Eye aria-hidden="true" />
        {open_pages.before === open_pages.after
          ? t('studio_apps.access.guests_same', { count: open_pages.after })
          : t('studio_apps.access.guests', { before: open_pages.before, count: open_pages.after })}
      </p>
      <p>{t('studio_apps.access.at_once')}</p>
    </div>
  )
}
