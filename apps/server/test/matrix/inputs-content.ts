import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { newId } from '../../src/platform/ids.ts'
import { anUpload } from '../factories/files.ts'
import { aPicture, pictureBytes } from '../factories/media.ts'
import type { TestApp } from '../factories/apps.ts'
import { aTextBlock } from '../factories/pages.ts'
import type { Caller } from '../harness.ts'
import type { Case, Cases } from './case.ts'
import {
  aFreshPage,
  anAttribute,
  anInstant,
  aPattern,
  aPlan,
  ONE_EXERCISE,
  ONE_EVENT,
  ONE_WORKOUT,
  ownerOf,
} from './objects.ts'
import type { Fixture } from './fixture.ts'

const OPEN: AccessNodeInput = {
  inherit: false,
  is_progress_root: false,
  is_private: false,
  require_purchase: false,
  allow_browsing: false,
  require_authentication: false,
  is_scheduled: false,
  unlocks_at: null,
  unlock_duration_seconds: null,
  schedule_period: null,
  schedule_interval: null,
  products: [],
  purchase_overlay: null,
}

const onPage: Case = { input: ({ own }) => ({ id: own.page }), ids: { id: 'page' } }
const onNewPage: Case = {
  input: async ({ app }) => ({ id: (await aFreshPage(app)).id }),
  ids: { id: 'page' },
}
const onImport: Case = { input: ({ own }) => ({ id: own.import }), ids: { id: 'import' } }
const withoutInput: Case = { input: () => ({}) }

const onWarning = (page_id: string) => ({
  page_id,
  block_id: null,
  path: 'fields.image',
  code: 'picture_without_alt' as const,
})

async function aDraft({ api, app }: Fixture) {
  const { id } = await aFreshPage(app)
  const { revision, draft } = await api.as(ownerOf(app)).call('pages.getStudioPage', { id })
  return { id, revision, draft }
}

/** Creates a page of an app with German as a locale. */
async function aGermanPage({ api, app }: Fixture) {
  const { id } = await aFreshPage(app)
  await api.as(ownerOf(app)).call('apps.updateApp', {
    locales: [
      { locale: 'en', status: 'default' },
      { locale: 'de', status: 'draft' },
    ],
  })
  return { id, locale: 'de' as const }
}

/** An upload of this caller; the owner's for callers that cannot have one. */
async function ownUpload(app: TestApp, caller: Caller): Promise<string> {
  return (await anUpload(app, { caller }).catch(() => anUpload(app))).id
}

/** A picture with another content than it was uploaded with. */
async function aReplacedPicture({ api, app }: Fixture): Promise<{ id: string }> {
  const [{ id }, { id: with_id }] = [await aPicture(app), await aPicture(app)]
  await api.as(ownerOf(app)).call('media.replaceMedia', { id, with_id })
  return { id }
}

/** The cases of media, pages, library and portability calls. */
export const contentInputs: Cases = {
  'attributes.createAttribute': [
    {
      input: () => ({ slug: `page.a${newId().replaceAll('-', '')}`, name: 'Level', type: 'string' }),
    },
  ],
  'attributes.deleteAttribute': [
    { input: async ({ app }) => ({ id: await anAttribute(app) }), ids: { id: 'attribute' } },
  ],
  'attributes.listAttributeUses': [{ input: ({ own }) => ({ id: own.attribute }), ids: { id: 'attribute' } }],
  'attributes.listAttributes': [withoutInput],
  'attributes.renameAttribute': [
    { input: ({ own }) => ({ id: own.attribute, name: 'Level' }), ids: { id: 'attribute' } },
  ],
  'library.search': [{ input: () => ({ term: 'a' }) }],
  'media.cancelUpload': [
    { input: async ({ app }, caller) => ({ id: await ownUpload(app, caller) }), ids: { id: 'upload' } },
  ],
  'media.convertFile': [
    { input: ({ own }) => ({ id: own.file }), ids: { id: 'file' }, answers: 'conversion_unavailable' },
  ],
  'media.createUpload': [{ input: () => ({ kind: 'video', file_name: 'Film.mp4', bytes: 1000 }) }],
  'media.deleteCaptions': [
    {
      input: async ({ own }) => ({ id: own.file, locale: 'en' }),
      ids: { id: 'file' },
      answers: 'ok|not_found',
    },
  ],
  'media.deleteMedia': [
    { input: async ({ app }) => ({ id: (await aPicture(app)).id }), ids: { id: 'media' } },
  ],
  'media.deleteUnusedMedia': [
    {
      input: async ({ app }) => ({ ids: [(await aPicture(app)).id] }),
      ids: { ids: 'media' },
      unknown: { ids: 'ok' },
    },
  ],
  'media.finishUpload': [
    {
      input: async ({ app, own }, caller) => ({ id: await ownUpload(app, caller), poster_id: own.media }),
      ids: { id: 'upload', poster_id: 'media' },
      unknown: { poster_id: 'invalid' },
    },
  ],
  'media.getFile': [{ input: ({ own }) => ({ id: own.file }), ids: { id: 'file' } }],
  'media.listFiles': [
    { input: ({ own }) => ({ before: own.file }), ids: { before: 'file' }, unknown: { before: 'ok' } },
  ],
  'media.getLibraryItem': [{ input: ({ own }) => ({ id: own.media }), ids: { id: 'media' } }],
  'media.getStorage': [withoutInput],
  'media.listLibrary': [
    { input: ({ own }) => ({ before: own.media }), ids: { before: 'media' }, unknown: { before: 'ok' } },
  ],
  'media.listMedia': [
    { input: ({ own }) => ({ before: own.media }), ids: { before: 'media' }, unknown: { before: 'ok' } },
  ],
  'media.removeAvatar': [{ input: () => ({}) }],
  'media.replaceMedia': [
    {
      input: async ({ app }) => ({ id: (await aPicture(app)).id, with_id: (await aPicture(app)).id }),
      ids: { id: 'media', with_id: 'media' },
      unknown: { with_id: 'invalid' },
    },
  ],
  'media.setCaptions': [
    {
      input: ({ own }) => ({ id: own.file, locale: 'en', label: 'English' }),
      ids: { id: 'file' },
      file: async () => Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nIn'),
    },
  ],
  'media.undoReplaceMedia': [{ input: aReplacedPicture, ids: { id: 'media' } }],
  'media.updateAvatar': [{ input: () => ({}), file: () => pictureBytes() }],
  'media.updateFile': [
    {
      input: ({ own }) => ({ id: own.file, name: 'Flow', poster_id: own.media }),
      ids: { id: 'file', poster_id: 'media' },
      unknown: { poster_id: 'invalid' },
    },
  ],
  'media.updateMedia': [
    { input: ({ own }) => ({ id: own.media, name: 'At the rack' }), ids: { id: 'media' } },
  ],
  'media.uploadMedia': [{ input: () => ({ name: 'A bar' }), file: () => pictureBytes() }],
  'pages.compareReleases': [
    { input: ({ own }) => ({ id: own.release, against: 1 }), ids: { id: 'release' } },
  ],
  'pages.createPage': [
    {
      input: ({ own }) => ({ parent_id: own.page, content_type: 'generic', title: 'Warm-ups' }),
      ids: { parent_id: 'page' },
      unknown: { parent_id: 'invalid' },
    },
  ],
  'pages.createPattern': [
    { input: () => ({ name: 'Prices', content_type: null, draft: { blocks: [aTextBlock('Prices')] } }) },
  ],
  'pages.deletePage': [onNewPage],
  'pages.deletePattern': [
    { input: async ({ app }) => ({ id: await aPattern(app) }), ids: { id: 'pattern' } },
  ],
  'pages.duplicatePage': [onPage],
  'pages.findBlockAssets': [{ input: () => ({ blocks: [aTextBlock('Prices')] }) }],
  'pages.getAccessSettings': [onPage],
  'pages.getBlockAction': [{ input: ({ own }) => ({ id: own.block_action }), ids: { id: 'block_action' } }],
  'pages.getOverlay': [onPage],
  'pages.getPageAccess': [onPage],
  'pages.getPageBody': [
    onPage,
    {
      input: ({ own }) => ({ id: own.sold_page }),
      ids: { id: 'sold_page' },
      answers: {
        anonymous: 'purchase_required',
        member: 'purchase_required',
        pending: 'purchase_required',
      },
    },
  ],
  'pages.getPagePath': [onPage],
  'pages.getTreeGates': [{ input: ({ own }) => ({ root: own.program }), ids: { root: 'program' } }],
  'pages.getPageTree': [{ input: ({ own }) => ({ root: own.program }), ids: { root: 'program' } }],
  'pages.getPreview': [
    // The actor's identity does not matter: only a grant gives access to drafts.
    {
      input: ({ own }) => ({ id: own.page }),
      ids: { id: 'page' },
      answers: 'forbidden',
      unknown: { id: 'forbidden' },
    },
  ],
  'pages.getPublishing': [{ input: ({ own }) => ({ id: own.publishing }), ids: { id: 'publishing' } }],
  'pages.getStudioPage': [onPage],
  'pages.getTranslation': [{ input: aGermanPage, ids: { id: 'page' } }],
  'pages.ignoreWarning': [
    {
      input: ({ own }) => ({ ...onWarning(own.page), reason: 'It is decoration.' }),
      ids: { page_id: 'page' },
      unknown: { page_id: 'invalid' },
    },
  ],
  'pages.restoreWarning': [
    {
      input: ({ own }) => onWarning(own.page),
      ids: { page_id: 'page' },
      unknown: { page_id: 'invalid' },
    },
  ],
  'pages.listChanges': [withoutInput],
  'pages.listDeletedPages': [withoutInput],
  'pages.listPages': [withoutInput],
  'pages.listReleases': [withoutInput],
  'pages.listPageUses': [onPage],
  'pages.listTranslations': [onPage],
  'pages.movePage': [
    {
      input: async ({ app, own }) => ({
        id: (await aFreshPage(app)).id,
        parent_id: own.page,
        position: 0,
      }),
      ids: { id: 'page', parent_id: 'page' },
      unknown: { parent_id: 'invalid' },
    },
  ],
  'pages.previewAccessChange': [{ input: ({ own }) => ({ id: own.page, node: OPEN }), ids: { id: 'page' } }],
  'pages.cancelPublishPlan': [
    {
      input: async ({ app }) => ({ id: await aPlan(app) }),
      ids: { id: 'publish_plan' },
      needs_own_world: true,
    },
  ],
  'pages.listPatterns': [withoutInput],
  'pages.listPublishPlans': [withoutInput],
  'pages.openMedia': [
    {
      input: ({ own }) => ({ id: own.page, media_id: own.file }),
      ids: { id: 'page', media_id: 'file' },
    },
  ],
  'pages.openPreview': [
    {
      input: ({ own }) => ({ id: own.page, as: { kind: 'member', product_ids: [own.product] } }),
      ids: { id: 'page', 'as.product_ids': 'product' },
      unknown: { 'as.product_ids': 'invalid' },
    },
  ],
  'pages.planPublish': [
    {
      input: async ({ api, app }) => ({
        run_at: anInstant(api.clock.now()),
        page_ids: [(await aFreshPage(app)).id],
      }),
      ids: { page_ids: 'page' },
      unknown: { page_ids: 'invalid' },
      needs_own_world: true,
    },
  ],
  'pages.publish': [
    {
      input: async ({ app }) => ({ page_ids: [(await aFreshPage(app)).id] }),
      ids: { page_ids: 'page' },
      answers: 'ok|already_publishing',
      unknown: { page_ids: 'invalid' },
      needs_own_world: true,
    },
  ],
  'pages.renamePattern': [
    { input: ({ own }) => ({ id: own.pattern, name: 'Two prices' }), ids: { id: 'pattern' } },
  ],
  'pages.removeTranslation': [
    {
      input: async (fixture) => {
        const loaded = await aGermanPage(fixture)
        await fixture.api
          .as(ownerOf(fixture.app))
          .call('pages.saveTranslation', { ...loaded, revision: 0, texts: {} })
        return { ...loaded, revision: 1 }
      },
      ids: { id: 'page' },
    },
  ],
  'pages.resolvePage': [{ input: () => ({ path: '/' }), answers: 'not_found' }],
  'pages.restorePage': [
    {
      input: async ({ api, app }) => {
        const { id } = await aFreshPage(app)
        await api.as(ownerOf(app)).call('pages.deletePage', { id })
        return { id }
      },
      ids: { id: 'page' },
    },
  ],
  'pages.restoreRelease': [
    { input: ({ own }) => ({ id: own.release }), ids: { id: 'release' }, needs_own_world: true },
    // Another one is live by then, and it is all the same what else was seen live.
    {
      input: ({ own }) => ({ id: own.release, live_release_id: own.release }),
      ids: { live_release_id: 'release' },
      answers: 'released_meanwhile',
      unknown: { live_release_id: 'released_meanwhile' },
      needs_own_world: true,
    },
  ],
  'pages.saveDraft': [
    { input: aDraft, ids: { id: 'page' } },
    {
      input: async (fixture) => {
        const { draft, ...rest } = await aDraft(fixture)
        return { ...rest, draft: { ...draft, cover: { media_id: fixture.own.media, alt: 'A bar' } } }
      },
      ids: { 'draft.cover.media_id': 'media' },
      unknown: { 'draft.cover.media_id': 'invalid' },
    },
  ],
  'pages.saveTranslation': [
    {
      input: async (fixture) => ({ ...(await aGermanPage(fixture)), revision: 0, texts: {} }),
      ids: { id: 'page' },
    },
  ],
  'pages.browsePages': [{ input: () => ({ content_type: 'exercise', term: 'squat' }) }],
  'pages.searchPages': [{ input: () => ({ term: 'page' }) }],
  'pages.setAccess': [
    {
      input: async ({ app }) => ({ id: (await aFreshPage(app)).id, node: OPEN, revision: 1 }),
      ids: { id: 'page' },
    },
  ],
  'portability.getImport': [onImport],
  'portability.listImportRows': [onImport],
  'portability.listImports': [withoutInput],
  'portability.runImport': [
    {
      input: ({ own }) => ({ id: own.import, parent_id: own.page }),
      ids: { id: 'import', parent_id: 'page' },
      unknown: { parent_id: 'invalid' },
      answers: 'ok|not_checked',
    },
  ],
  'portability.checkWorkouts': [{ input: () => ({}), file: async () => ONE_WORKOUT }],
  'portability.importWorkouts': [{ input: () => ({}), file: async () => ONE_WORKOUT }],
  'portability.checkEvents': [{ input: () => ({}), file: async () => ONE_EVENT }],
  'portability.importEvents': [{ input: () => ({}), file: async () => ONE_EVENT }],
  'portability.uploadImport': [{ input: () => ({}), file: async () => ONE_EXERCISE }],
  'pages.setPagePath': [
    {
      input: async ({ app }) => ({
        id: (await aFreshPage(app)).id,
        path: `/moved-${newId().slice(-10)}`,
      }),
      ids: { id: 'page' },
    },
  ],
}
