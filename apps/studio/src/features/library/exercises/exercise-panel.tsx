import { pageTypeDefinition } from '@foyer/content/definitions'
import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton, TextArea, TextField } from '@foyer/ui'
import { FormErrorNotice } from '@foyer/ui/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SquarePen, X } from 'lucide-react'
import { useMemo } from 'react'
import { ChoiceInput } from '#editor/inspector/fields/choice.tsx'
import { ImageInput } from '#editor/inspector/fields/image.tsx'
import { splitLines } from '#editor/inspector/fields/lines.tsx'
import { VideoInput } from '#editor/inspector/fields/video.tsx'
import { formatPageErrors } from '#editor/inspector/format-problems.ts'
import { MediaStoreProvider, usePageMedia } from '#editor/media-store.tsx'
import { EditorServicesProvider, NO_PAGES } from '#editor/services.tsx'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ValuesField, type KnownValue } from '#platform/parts/values-field.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { RestoredDraftNote } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { UsesList, useMediaPorts } from '../../media/index.ts'
import { pageQuery, pageUsesQuery, refreshPages } from '../../pages/index.ts'
import { toLines } from '../list/change-pages.ts'
import styles from './exercises.module.css'
import type { LibraryPage } from '../queries.ts'

type Page = OutputFor<'pages.getStudioPage'>

type ExercisePanelProps = {
  readonly id: string
  /** The values that exercises have, to suggest them. */
  readonly facets: LibraryPage['facets']
  readonly onClose: () => void
}

/** The main fields of an exercise, with its picture and video, and where it is used. */
export function ExercisePanel({ id, facets, onClose }: ExercisePanelProps) {
  const t = useT()
  const query = useQuery(pageQuery(useSlug(), id))
  return (
    <QueryBoundary
      query={query}
      content_name={t('studio_exercises.exercise')}
      missing_message={<p>{t('studio_exercises.gone')}</p>}
    >
      {(page) => <ExerciseForm key={page.page_id} page={page} facets={facets} onClose={onClose} />}
    </QueryBoundary>
  )
}

type Values = {
  title: string
  picture: ImageRef
  video: unknown
  primary_muscles: string[]
  secondary_muscles: string[]
  equipment: string[]
  level: string
  category: string
  instructions: string
}

/** The values of the panel in a draft. */
function readValues({ title, fields }: Page['draft']): Values {
  return {
    title,
    picture: readPictures(fields)[0]?.image ?? null,
    video: fields['video'] ?? null,
    primary_muscles: toLines(fields['primary_muscles']),
    secondary_muscles: toLines(fields['secondary_muscles']),
    equipment: toLines(fields['equipment']),
    level: toText(fields['level']),
    category: toText(fields['category']),
    instructions: toLines(fields['instructions']).join('\n'),
  }
}

type Picture = { readonly id: string; readonly image: ImageRef }

function readPictures(fields: Page['draft']['fields']): readonly Picture[] {
  return Array.isArray(fields['pictures']) ? (fields['pictures'] as readonly Picture[]) : []
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The fields of a draft with the values of the panel; the first picture is the one that lists show. */
function writeFields(fields: Page['draft']['fields'], values: Values): Page['draft']['fields'] {
  const { title: _title, picture, instructions, ...same } = values
  const [first, ...others] = readPictures(fields)
  const pictures =
    picture === null ? others : [{ id: first?.id ?? crypto.randomUUID(), image: picture }, ...others]
  return { ...fields, ...same, pictures, instructions: splitLines(instructions) }
}

function ExerciseForm({ page, facets, onClose }: { readonly page: Page } & Omit<ExercisePanelProps, 'id'>) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const queries = useQueryClient()
  const ports = useMediaPorts()
  const services = useMemo(() => ({ ...ports, ...NO_PAGES }), [ports])
  const media = usePageMedia(page)
  const { page_id, content_type, draft } = page
  const form = useForm<Values>({
    draft_key: `exercise.${page_id}`,
    saved: readValues(draft),
    validate: (values) => ({
      ...(values.title.trim() === '' && { title: t('editor.page.title_missing') }),
      ...formatPageErrors(t, content_type, writeFields(draft.fields, values)),
    }),
    save: async (values) => {
      const fields = writeFields(draft.fields, values)
      const input: InputFor<'pages.saveDraft'> = {
        id: page_id,
        revision: page.revision,
        draft: { ...draft, title: values.title, fields },
      }
      const saved = await call('pages.saveDraft', input)
      queries.setQueryData(pageQuery(slug, page_id).queryKey, (before) => before && { ...before, ...saved })
      toasts.add({ text: t('common.saved') })
      await refreshPages(slug)
    },
  })
  const { values, set, errorOf } = form
  const definition = pageTypeDefinition(content_type)?.fields ?? {}
  const level = definition['level']
  const knownOf = (field: string): readonly KnownValue[] =>
    facets.find((facet) => facet.field === field)?.values ?? []
  return (
    <EditorServicesProvider services={services}>
      <MediaStoreProvider value={media}>
        <form className={styles.panel} {...form.props} aria-label={draft.title}>
          <header className={styles.panel_head}>
            <h2 className={styles.panel_title} dir="auto">
              {draft.title}
            </h2>
            <IconButton size="small" icon={<X />} label={t('common.close')} onClick={onClose} />
          </header>
          {form.is_restored && form.is_dirty && <RestoredDraftNote onDiscard={form.reset} />}
          <div className={styles.fields}>
            <TextField label={t('common.name')} maxLength={200} {...form.field('title')} />
            <ImageInput
              label={t('blocks.exercise.picture')}
              value={values.picture}
              error={errorOf('pictures.0.image')}
              onChange={(picture) => set('picture', picture)}
            />
            <VideoInput
              label={t('blocks.page.video')}
              value={values.video}
              error={errorOf('video')}
              errors={{ ...(errorOf('video.url') && { url: errorOf('video.url') ?? '' }) }}
              onChange={(video) => set('video', video)}
            />
            {(['primary_muscles', 'secondary_muscles'] as const).map((name) => (
              <ValuesField
                key={name}
                label={t(`blocks.exercise.${name}`)}
                values={values[name]}
                known={knownOf('primary_muscles')}
                onChange={(muscles) => set(name, muscles)}
              />
            ))}
            <ValuesField
              label={t('blocks.page.equipment')}
              values={values.equipment}
              known={knownOf('equipment')}
              onChange={(equipment) => set('equipment', equipment)}
            />
            {level?.kind === 'choice' && (
              <ChoiceInput
                field={level}
                label={t('blocks.page.level')}
                value={values.level}
                is_optional={false}
                error={errorOf('level')}
                errors={{}}
                onChange={(value) => set('level', String(value))}
              />
            )}
            <TextField label={t('blocks.exercise.category')} maxLength={60} {...form.field('category')} />
            <TextArea
              label={t('blocks.exercise.instructions')}
              help={t('studio_exercises.one_step_a_line')}
              rows={5}
              {...form.field('instructions')}
            />
          </div>
          <ExerciseUses id={page_id} />
          <FormErrorNotice text={form.refusal} />
          <div className={styles.save}>
            <ButtonLink
              to="/apps/$slug/pages/$page_id"
              params={{ slug, page_id }}
              kind="outline"
              icon={<SquarePen />}
            >
              {t('studio_exercises.open_editor')}
            </ButtonLink>
            <Button kind="ink" type="submit" is_busy={form.is_saving} disabled={!form.is_dirty}>
              {t('common.save')}
            </Button>
          </div>
        </form>
      </MediaStoreProvider>
    </EditorServicesProvider>
  )
}

/** The places that lead to the exercise. */
function ExerciseUses({ id }: { readonly id: string }) {
  const t = useT()
  const { data } = useQuery(pageUsesQuery(useSlug(), id))
  if (!data) return null
  return (
    <section className={styles.uses} aria-label={t('studio.uses.title')}>
      <h3 className={styles.label}>{t('studio.uses.count', { count: data.items.length })}</h3>
      {data.items.length > 0 && <UsesList uses={data} label={t('studio.uses.title')} />}
    </section>
  )
}
