import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { toasts } from '#platform/toasts.ts'
import { domainsQuery, type AppDomain, type AppDomains } from '../domains.ts'
import { appQuery, type StudioApp } from '../queries.ts'
import { AddDomainDialog, MoveDialog, RemoveDomainDialog } from './domain-dialogs.tsx'
import styles from './domain-list.module.css'
import { DomainRow } from './domain-row.tsx'

type OpenDialog =
  | { readonly dialog_type: 'add' }
  | { readonly dialog_type: 'remove' | 'move'; readonly domain: AppDomain }
  | { readonly dialog_type: 'back' }
  | null

/** The domains of the app: add, verify, make primary, remove. */
export function DomainList({ app }: { readonly app: StudioApp }) {
  const t = useT()
  const query = useQuery(domainsQuery(app.slug))
  const [open_dialog, setOpenDialog] = useState<OpenDialog>(null)
  const updateDomains = useUpdateDomains(app)
  const check = useCheckDomain(updateDomains)
  return (
    <Section title={t('studio_domains.title')} text={t('studio_domains.text')}>
      <QueryBoundary query={query} content_name={t('studio_domains.title')}>
        {(shown) => {
          const dialog_props = {
            shown,
            onClose: () => setOpenDialog(null),
            onChanged: (changed: AppDomains) => {
              updateDomains(changed)
              setOpenDialog(null)
            },
          }
          return (
            <div className={styles.body}>
              {shown.domains.length === 0 ? (
                <p className={styles.none}>{t('studio_domains.none')}</p>
              ) : (
                <ul className={styles.list} aria-label={t('studio_domains.title')}>
                  {shown.domains.map((domain) => (
                    <DomainRow
                      key={domain.id}
                      domain={domain}
                      shown={shown}
                      is_checking={check.isPending && check.variables === domain.id}
                      error={check.variables === domain.id ? check.error : null}
                      onCheck={() => check.mutate(domain.id)}
                      onMove={() =>
                        setOpenDialog(
                          domain.is_primary ? { dialog_type: 'back' } : { dialog_type: 'move', domain },
                        )
                      }
                      onRemove={() => setOpenDialog({ dialog_type: 'remove', domain })}
                    />
                  ))}
                </ul>
              )}
              <div>
                <Button kind="outline" icon={<Plus />} onClick={() => setOpenDialog({ dialog_type: 'add' })}>
                  {t('studio_domains.add')}
                </Button>
              </div>
              {open_dialog?.dialog_type === 'add' && <AddDomainDialog {...dialog_props} />}
              {open_dialog?.dialog_type === 'move' && (
                <MoveDialog domain={open_dialog.domain} {...dialog_props} />
              )}
              {open_dialog?.dialog_type === 'back' && <MoveDialog domain={null} {...dialog_props} />}
              {open_dialog?.dialog_type === 'remove' && (
                <RemoveDomainDialog domain={open_dialog.domain} {...dialog_props} />
              )}
            </div>
          )
        }}
      </QueryBoundary>
    </Section>
  )
}

/** Shows what a call has answered; the app's address may be another since. */
function useUpdateDomains(app: StudioApp) {
  const cache = useQueryClient()
  return (changed: AppDomains): void => {
    cache.setQueryData(domainsQuery(app.slug).queryKey, changed)
    void cache.invalidateQueries({ queryKey: appQuery(app.slug).queryKey })
    void cache.invalidateQueries({ queryKey: ['account'] })
  }
}

function useCheckDomain(updateDomains: (changed: AppDomains) => void) {
  const t = useT()
  const call = useAppCall()
  return useMutation({
    mutationFn: (id: string) => call('apps.checkDomain', { id }),
    onSuccess: (changed, id) => {
      updateDomains(changed)
      const checked = changed.domains.find((domain) => domain.id === id)
      if (checked && checked.problem === null)
        toasts.add({ text: t('studio_domains.proven_toast', { domain: checked.domain }) })
    },
  })
}
