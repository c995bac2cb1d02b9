import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button, Skeleton } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { LoadState } from '#platform/load-state.tsx'
import { FieldRefusals } from '#platform/parts/field-refusals.tsx'
import { WhoChanges } from '#platform/parts/who-changes.tsx'
import { isAboutFields } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { aspectOf, type Access } from '../access-change.ts'
import { accessPreviewQuery } from '../queries.ts'
import { useAccessWords } from './access-words.ts'
import styles from './access-dialogs.module.css'

type ConfirmProps = {
  readonly name: string
  readonly access: Access
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Says who comes in and who no longer does, as the server counts them, before a change holds. */
export function AccessConfirm({ name, access, onCancel, onConfirm }: ConfirmProps) {
  const t = useT()
  const query = useQuery(accessPreviewQuery(useSlug(), access))
  const { nameOf } = useAccessWords()
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
      {isAboutFields(query.error) ? (
        <FieldRefusals error={query.error} nameOf={(path) => nameOf(aspectOf(path))} />
      ) : (
        <LoadState
          query={query}
          what={t('studio_apps.access.effect')}
          skeleton={<Skeleton height="7rem" shape="control" />}
        >
          {(effect) => <Effect effect={effect} />}
        </LoadState>
      )}
    </Dialog>
  )
}

function Effect({ effect }: { readonly effect: OutputFor<'apps.previewAppAccess'> }) {
  const t = useT()
  const { gains, loses, gaining, losing, waiting, open_pages } = effect
  const is_told = waiting.effect !== 'same' && waiting.count > 0
  return (
    <div className={styles.effect}>
      <WhoChanges
        kind="loses"
        text={t('studio_apps.access.loses', { count: loses })}
        count={loses}
        names={losing}
      />
      <WhoChanges
        kind="gains"
        text={t('studio_apps.access.gains', { count: gains })}
        count={gains}
        names={gaining}
      />
      {is_told && (
        <WhoChanges
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
