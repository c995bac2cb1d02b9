// Written by scripts/generate.ts from apps/server/src/features/pages/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { assignTagsRoute } from './tags/routes/assign-tags.ts'
import { browsePagesRoute } from './drafts/routes/browse-pages.ts'
import { cancelPublishPlanRoute } from './releases/routes/cancel-publish-plan.ts'
import { changeFieldRoute } from './drafts/routes/change-field.ts'
import { compareReleasesRoute } from './releases/routes/compare-releases.ts'
import { copyProgramWeekRoute } from './weeks/routes/copy-program-week.ts'
import { createPageRoute } from './drafts/routes/create-page.ts'
import { createPatternRoute } from './patterns/routes/create-pattern.ts'
import { createTagRoute } from './tags/routes/create-tag.ts'
import { deletePageRoute } from './drafts/routes/delete-page.ts'
import { deletePagesRoute } from './drafts/routes/delete-pages.ts'
import { deletePatternRoute } from './patterns/routes/delete-pattern.ts'
import { deleteTagRoute } from './tags/routes/delete-tag.ts'
import { duplicatePageRoute } from './drafts/routes/duplicate-page.ts'
import { editProgramWeeksRoute } from './weeks/routes/edit-program-weeks.ts'
import { findBlockAssetsRoute } from './patterns/routes/find-block-assets.ts'
import { getAccessSettingsRoute } from './access-settings/routes/get-access-settings.ts'
import { getBlockActionRoute } from './serving/routes/get-block-action.ts'
import { getOverlayRoute } from './serving/routes/get-overlay.ts'
import { getPageAccessRoute } from './serving/routes/get-page-access.ts'
import { getPageBodyRoute } from './serving/routes/get-page-body.ts'
import { getPagePathRoute } from './published/routes/get-page-path.ts'
import { getPageTreeRoute } from './published/routes/get-page-tree.ts'
import { getPreviewRoute } from './preview/routes/get-preview.ts'
import { getProgramWeeksRoute } from './weeks/routes/get-program-weeks.ts'
import { getPublishingRoute } from './releases/routes/get-publishing.ts'
import { getStudioPageRoute } from './drafts/routes/get-studio-page.ts'
import { getTranslationRoute } from './translations/routes/get-translation.ts'
import { getTreeGatesRoute } from './serving/routes/get-tree-gates.ts'
import { ignoreWarningRoute } from './releases/routes/ignore-warning.ts'
import { listChangesRoute } from './releases/routes/list-changes.ts'
import { listDeletedPagesRoute } from './drafts/routes/list-deleted-pages.ts'
import { listPageUsesRoute } from './drafts/routes/list-page-uses.ts'
import { listPagesRoute } from './releases/routes/list-pages.ts'
import { listPatternsRoute } from './patterns/routes/list-patterns.ts'
import { listPublishPlansRoute } from './releases/routes/list-publish-plans.ts'
import { listReleasesRoute } from './releases/routes/list-releases.ts'
import { listTagsRoute } from './tags/routes/list-tags.ts'
import { listTranslationsRoute } from './translations/routes/list-translations.ts'
import { mergeTagsRoute } from './tags/routes/merge-tags.ts'
import { movePageRoute } from './drafts/routes/move-page.ts'
import { openMediaRoute } from './media/routes/open-media.ts'
import { openPreviewRoute } from './preview/routes/open-preview.ts'
import { planPublishRoute } from './releases/routes/plan-publish.ts'
import { previewAccessChangeRoute } from './access-settings/routes/preview-access-change.ts'
import { publishRoute } from './releases/routes/publish.ts'
import { removeTranslationRoute } from './translations/routes/remove-translation.ts'
import { renamePatternRoute } from './patterns/routes/rename-pattern.ts'
import { resolvePageRoute } from './serving/routes/resolve-page.ts'
import { restorePageRoute } from './drafts/routes/restore-page.ts'
import { restorePagesRoute } from './drafts/routes/restore-pages.ts'
import { restoreReleaseRoute } from './releases/routes/restore-release.ts'
import { restoreWarningRoute } from './releases/routes/restore-warning.ts'
import { saveDraftRoute } from './drafts/routes/save-draft.ts'
import { saveTranslationRoute } from './translations/routes/save-translation.ts'
import { searchPagesRoute } from './drafts/routes/search-pages.ts'
import { setAccessRoute } from './access-settings/routes/set-access.ts'
import { setPagePathRoute } from './drafts/routes/set-page-path.ts'
import { updateTagRoute } from './tags/routes/update-tag.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['pages.assignTags', assignTagsRoute],
  ['pages.browsePages', browsePagesRoute],
  ['pages.cancelPublishPlan', cancelPublishPlanRoute],
  ['pages.changeField', changeFieldRoute],
  ['pages.compareReleases', compareReleasesRoute],
  ['pages.copyProgramWeek', copyProgramWeekRoute],
  ['pages.createPage', createPageRoute],
  ['pages.createPattern', createPatternRoute],
  ['pages.createTag', createTagRoute],
  ['pages.deletePage', deletePageRoute],
  ['pages.deletePages', deletePagesRoute],
  ['pages.deletePattern', deletePatternRoute],
  ['pages.deleteTag', deleteTagRoute],
  ['pages.duplicatePage', duplicatePageRoute],
  ['pages.editProgramWeeks', editProgramWeeksRoute],
  ['pages.findBlockAssets', findBlockAssetsRoute],
  ['pages.getAccessSettings', getAccessSettingsRoute],
  ['pages.getBlockAction', getBlockActionRoute],
  ['pages.getOverlay', getOverlayRoute],
  ['pages.getPageAccess', getPageAccessRoute],
  ['pages.getPageBody', getPageBodyRoute],
  ['pages.getPagePath', getPagePathRoute],
  ['pages.getPageTree', getPageTreeRoute],
  ['pages.getPreview', getPreviewRoute],
  ['pages.getProgramWeeks', getProgramWeeksRoute],
  ['pages.getPublishing', getPublishingRoute],
  ['pages.getStudioPage', getStudioPageRoute],
  ['pages.getTranslation', getTranslationRoute],
  ['pages.getTreeGates', getTreeGatesRoute],
  ['pages.ignoreWarning', ignoreWarningRoute],
  ['pages.listChanges', listChangesRoute],
  ['pages.listDeletedPages', listDeletedPagesRoute],
  ['pages.listPageUses', listPageUsesRoute],
  ['pages.listPages', listPagesRoute],
  ['pages.listPatterns', listPatternsRoute],
  ['pages.listPublishPlans', listPublishPlansRoute],
  ['pages.listReleases', listReleasesRoute],
  ['pages.listTags', listTagsRoute],
  ['pages.listTranslations', listTranslationsRoute],
  ['pages.mergeTags', mergeTagsRoute],
  ['pages.movePage', movePageRoute],
  ['pages.openMedia', openMediaRoute],
  ['pages.openPreview', openPreviewRoute],
  ['pages.planPublish', planPublishRoute],
  ['pages.previewAccessChange', previewAccessChangeRoute],
  ['pages.publish', publishRoute],
  ['pages.removeTranslation', removeTranslationRoute],
  ['pages.renamePattern', renamePatternRoute],
  ['pages.resolvePage', resolvePageRoute],
  ['pages.restorePage', restorePageRoute],
  ['pages.restorePages', restorePagesRoute],
  ['pages.restoreRelease', restoreReleaseRoute],
  ['pages.restoreWarning', restoreWarningRoute],
  ['pages.saveDraft', saveDraftRoute],
  ['pages.saveTranslation', saveTranslationRoute],
  ['pages.searchPages', searchPagesRoute],
  ['pages.setAccess', setAccessRoute],
  ['pages.setPagePath', setPagePathRoute],
  ['pages.updateTag', updateTagRoute],
]
