import { NAVIGATION_PLACES } from '@foyer/contract/rules/navigation'
import { createDefaultNavigation } from '@foyer/domain/navigation'
import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Tabs } from '@foyer/ui/tabs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Plus, RotateCcw } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useAppCall } from '#platform/api.ts'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { hasCode } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { appQuery, SettingsPage, useStudioApp, type StudioApp } from '../../apps/index.ts'
import { pagesKey, pagesQuery } from '../queries.ts'
import { ItemFields } from './item-fields.tsx'
import { ItemList, type ListedItem } from './item-list.tsx'
import {
  canRemove,
  findFaults,
  findFullPlace,
  isAlive,
  listShown,
  moveWithinPlace,
  type Item,
  type Viewer,
} from './navigation-items.ts'
import { NavigationPreview } from './navigation-preview.tsx'
import styles from './navigation.module.css'

/** The typed items with the revision they are based on, stored in the form draft so that a reload does not lose it. */
type Values = { readonly items: readonly Item[]; readonly revision: string }

const toValues = ({ navigation: items, navigation_revision: revision }: StudioApp): Values => ({
  items,
  revision,
})
const newId = (): string => crypto.randomUUID()

/** The navigation of the member app: its tab bar and its menu. Members see it after the next publish. */
export function NavigationScreen() {
  const t = useT()
  const app = useStudioApp()
  const call = useAppCall()
  const cache = useQueryClient()
  const { data } = useQuery(pagesQuery(app.slug))
  const pages = useMemo(() => new Map((data?.items ?? []).map((page) => [page.page_id, page])), [data])
  const [place, setPlace] = useState<Item['place']>('tab')
  const [open_id, setOpenId] = useState<string | null>(null)
  const [viewer, setViewer] = useState<Viewer>('members')
  const [theirs, setTheirs] = useState<StudioApp | null>(null)
  const saved = useMemo(() => toValues(app), [app])
  const form = useForm<Values>({
    draft_key: `navigation-${app.slug}`,
    saved,
    validate: ({ items }) =>
      Object.fromEntries(
        Object.entries(findFaults(items, pages)).map(([path, code]) => [
          path,
          t.find(`errors.${code}`) ?? code,
        ]),
      ),
    save: async ({ items, revision }) => {
      try {
        const changed = await call('apps.updateNavigation', { revision, items: [...items] })
        cache.setQueryData(appQuery(app.slug).queryKey, changed)
        await cache.invalidateQueries({ queryKey: pagesKey(app.slug) })
        toasts.add({ text: t('studio_navigation.saved') })
      } catch (error) {
        if (hasCode(error, 'stale_revision')) setTheirs(await call('apps.getStudioApp', {}))
        throw error
      }
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const { items } = form.values
  const nameOf = (item: Item): string => item.label ?? defaultLabelOf(item)
  const defaultLabelOf = ({ target, page_id }: Item): string =>
    pages.get(page_id ?? '')?.title ?? t(`studio_navigation.target.${target}`)
  const change = (next: readonly Item[]): void => form.set('items', next)
  const faults = findFaults(items, pages)
  const toListed = (item: Item): ListedItem => ({
    item,
    name: nameOf(item),
    target: item.url ?? defaultLabelOf(item),
    fault: getFault(item),
    can_remove: canRemove(items, item),
  })
  const getFault = (item: Item): string | null => {
    if (item.page_id !== null && data && !isAlive(item, pages)) return t('studio_navigation.deleted')
    if (item.target !== 'page' && item.target !== 'link' && !isAlive(item, pages))
      return t('studio_navigation.coming')
    const path = `items.${items.indexOf(item)}.`
    return Object.keys(faults).some((one) => one.startsWith(path)) ? t('studio_navigation.incomplete') : null
  }
  const add = (): void => {
    const [template] = createDefaultNavigation(newId)
    if (!template) return
    const added: Item = { ...template, place, target: 'page', icon: 'star' }
    change(place === 'tab' ? moveWithinPlace([...items, added], added.id, items.length) : [...items, added])
    setOpenId(added.id)
  }
  const open_item = items.find(({ id }) => id === open_id)
  const renderOpenItem = (): ReactNode => {
    if (!open_item) return null
    const index = items.indexOf(open_item)
    const other = open_item.place === 'menu' ? 'tab' : 'menu'
    const is_full = findFullPlace(items, other) !== null
    return (
      <>
        <ItemFields
          item={open_item}
          page={pages.get(open_item.page_id ?? '')}
          default_label={defaultLabelOf(open_item)}
          errorOf={(field) => form.errorOf(`items.${index}.${field}`)}
          onChange={(next) => change(items.map((item) => (item.id === next.id ? next : item)))}
        />
        <Button
          kind="text"
          size="small"
          disabled={is_full || !canRemove(items, open_item)}
          onClick={() => {
            change(
              moveWithinPlace(
                items.map((item) => (item.id === open_item.id ? { ...item, place: other } : item)),
                open_item.id,
                items.length,
              ),
            )
            setPlace(other)
          }}
        >
          {t(`studio_navigation.to_${other}`)}
        </Button>
      </>
    )
  }
  const full = findFullPlace(items, place)
  const listOf = (shown: Item['place']) => (
    <>
      <p className={styles.lead}>{t(`studio_navigation.lead.${shown}`)}</p>
      <ItemList
        label={t(`studio_navigation.place.${shown}`)}
        items={items.filter((item) => item.place === shown).map(toListed)}
        open_id={open_id}
        onOpen={setOpenId}
        onMove={(id, to) => change(moveWithinPlace(items, id, to))}
        onRemove={(id) => change(items.filter((item) => item.id !== id))}
      >
        {renderOpenItem()}
      </ItemList>
      <div className={styles.add}>
        <Button kind="text" icon={<Plus />} disabled={full !== null} onClick={add}>
          {t('studio_navigation.add')}
        </Button>
        {full !== null && <span className={styles.help}>{t(`studio_navigation.${full}`)}</span>}
      </div>
    </>
  )
  return (
    <SettingsPage
      title={t('studio_navigation.title')}
      side_label={t('studio.preview.label')}
      actions={
        <Button kind="outline" icon={<RotateCcw />} onClick={() => change(createDefaultNavigation(newId))}>
          {t('studio_navigation.reset')}
        </Button>
      }
      side={
        <NavigationPreview
          app={app}
          items={listShown(items, viewer, pages)}
          nameOf={nameOf}
          edited_id={open_id}
          place={place}
          viewer={viewer}
          onViewer={setViewer}
        />
      }
    >
      {leave_dialog}
      <form className={styles.form} {...form.props}>
        {theirs && (
          <Notice tone="warn" icon={<CircleAlert />} role="alert" title={t('studio_navigation.conflict')}>
            <Button
              kind="outline"
              size="small"
              onClick={() => {
                cache.setQueryData(appQuery(app.slug).queryKey, theirs)
                form.change(toValues(theirs))
                setTheirs(null)
              }}
            >
              {t('studio_navigation.take_theirs')}
            </Button>{' '}
            <Button
              kind="outline"
              size="small"
              onClick={() => {
                form.set('revision', theirs.navigation_revision)
                setTheirs(null)
                form.submit()
              }}
            >
              {t('studio_navigation.keep_mine')}
            </Button>
          </Notice>
        )}
        <Tabs
          label={t('studio_navigation.title')}
          selected={place}
          onChange={setPlace}
          tabs={NAVIGATION_PLACES.map((id) => ({
            id,
            label: t(`studio_navigation.place.${id}`),
            count: items.filter((item) => item.place === id).length,
            content: listOf(id),
          }))}
        />
        {form.errorOf('items') && (
          <p className={styles.error} role="alert">
            {form.errorOf('items')}
          </p>
        )}
        <SaveBar form={form} />
      </form>
    </SettingsPage>
  )
}
