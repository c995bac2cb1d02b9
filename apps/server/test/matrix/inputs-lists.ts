import { newContentRule } from '@foyer/content/definitions'
import { newId } from '../../src/platform/ids.ts'
import { aTag } from '../factories/tags.ts'
import type { Case, Cases } from './case.ts'
import { aFreshPage, ownerOf } from './objects.ts'

const filters = ({ own }: { own: { page: string; tag: string } }) => ({
  page_id: own.page,
  filter_tags: own.tag,
})
const filtered: Pick<Case, 'ids' | 'unknown'> = { ids: { page_id: 'page' }, unknown: { page_id: 'ok' } }

/** The cases of tags, and of lists that filter by them. */
export const listInputs: Cases = {
  'library.listContent': [
    { input: () => ({ content_type: 'any', search: 'a' }) },
    {
      input: ({ own }) => ({
        content_type: 'any',
        page_id: own.page,
        with_tags: own.tag,
        with_all_tags: own.tag,
        filter_tags: own.other_tag,
      }),
      ids: { page_id: 'page', with_tags: 'tag', with_all_tags: 'tag', filter_tags: 'other_tag' },
      unknown: { page_id: 'ok', with_tags: 'ok', with_all_tags: 'ok', filter_tags: 'ok' },
    },
  ],
  'library.listContentFilters': [{ input: () => ({ content_type: 'any' }) }],
  'library.listPackages': [{ ...filtered, input: filters }],
  'library.listPrograms': [{ ...filtered, input: filters }],
  'library.listRuleValues': [{ input: () => ({ content_type: 'any' }) }],
  'library.previewRule': [
    {
      input: ({ own }) => ({ ...newContentRule('any'), with_tags: [own.tag] }),
      ids: { with_tags: 'tag' },
      unknown: { with_tags: 'ok' },
    },
    {
      input: ({ own }) => ({ ...newContentRule('any'), with_all_tags: [own.tag] }),
      ids: { with_all_tags: 'tag' },
      unknown: { with_all_tags: 'ok' },
    },
    {
      input: ({ own }) => ({ ...newContentRule('any'), filter_tags: [own.tag] }),
      ids: { filter_tags: 'tag' },
      unknown: { filter_tags: 'ok' },
    },
  ],
  'pages.assignTags': [
    {
      input: ({ own }) => ({ page_ids: [own.page], add_tag_ids: [own.tag], remove_tag_ids: [own.other_tag] }),
      ids: { page_ids: 'page', add_tag_ids: 'tag', remove_tag_ids: 'other_tag' },
      unknown: { page_ids: 'ok', add_tag_ids: 'invalid', remove_tag_ids: 'invalid' },
    },
  ],
  'pages.changeField': [
    {
      input: async ({ app }) => {
        const { id } = await aFreshPage(app)
        return { field: 'equipment', edits: [{ how: 'add', page_ids: [id], values: ['Barbell'] }] }
      },
      ids: { 'edits.0.page_ids': 'page' },
      unknown: { 'edits.0.page_ids': 'ok' },
    },
  ],
  'pages.createTag': [{ input: () => ({ name: `Tag ${newId()}`, color: 'teal' }) }],
  'pages.deletePages': [
    {
      input: async ({ app }) => ({ page_ids: [(await aFreshPage(app)).id] }),
      ids: { page_ids: 'page' },
      unknown: { page_ids: 'ok' },
    },
  ],
  'pages.deleteTag': [
    { input: async ({ app }) => ({ tag_id: (await aTag(app)).id }), ids: { tag_id: 'tag' } },
  ],
  'pages.listTags': [{ input: () => ({}) }],
  'pages.mergeTags': [
    {
      input: async ({ app, own }) => ({ tag_id: (await aTag(app)).id, into_tag_id: own.tag }),
      ids: { tag_id: 'tag', into_tag_id: 'tag' },
      unknown: { into_tag_id: 'invalid' },
    },
  ],
  'pages.restorePages': [
    {
      input: async ({ api, app }) => {
        const { id } = await aFreshPage(app)
        await api.as(ownerOf(app)).call('pages.deletePages', { page_ids: [id] })
        return { page_ids: [id] }
      },
      ids: { page_ids: 'page' },
      unknown: { page_ids: 'ok' },
    },
  ],
  'pages.updateTag': [
    {
      input: ({ own }) => ({ tag_id: own.other_tag, name: `Tag ${own.other_tag}`, color: 'red' }),
      ids: { tag_id: 'other_tag' },
    },
  ],
}
